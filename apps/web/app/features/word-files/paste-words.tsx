import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import type { Given } from '../../bring/door.ts'
import { usePastedHtml } from '../../bring/use-pasted-html.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'

type Props = { busy: boolean; onPasted: (given: Given) => void }

/** A box for a list of words that was copied: from a page, a note, a spreadsheet. */
export function PasteWords({ busy, onPasted }: Props) {
  const { t } = useLingui()
  const [text, setText] = useState('')
  const { onPaste, givenOf } = usePastedHtml()
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (text.trim() === '') return event.currentTarget.querySelector('textarea')?.focus()
    onPasted(givenOf(text))
    setText('')
  }
  return (
    <details className="mt-3 rounded-2xl border-2 border-line p-4">
      <summary className="-m-4 min-h-12 cursor-pointer p-3 font-semibold">
        <Trans>Paste a list of words</Trans>
      </summary>
      <form noValidate onSubmit={onSubmit} className="mt-6 grid gap-3">
        <TextArea
          label={t`Words and their meanings`}
          hint={t`One on each line, with anything between the word and its meaning.`}
          name="list"
          rows={5}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onPaste={onPaste}
        />
        <Button type="submit" variant="quiet" aria-disabled={busy} className="sm:justify-self-start">
          <Trans>Look at the list</Trans>
        </Button>
      </form>
    </details>
  )
}
