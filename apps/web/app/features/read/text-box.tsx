import { Trans, useLingui } from '@lingui/react/macro'
import type { FormEvent, ReactNode } from 'react'
import { acceptedFiles } from '../../bring/accepted.ts'
import type { Given } from '../../bring/door.ts'
import { usePastedHtml } from '../../bring/use-pasted-html.ts'
import { useTargetLanguage } from '../../device/target-language/target-language.ts'
import { useHydrated } from '../../prerender/use-hydrated.ts'
import { Button } from '../../ui/button.tsx'
import { FileField } from '../../ui/form/file-field.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'
import { NeedsScript } from '../../ui/needs-script.tsx'

/** `why` says why the text was not read, or the file from which it should have come. */
type Props = {
  text: string
  why?: ReactNode
  busy: boolean
  onRead: (given: Extract<Given, { text: string }>) => void
  onFile: (file: File) => void
}

/** Characters. A novel is longer, a chapter is not. */
const longest = 200_000

/**
 * A box to paste a text. The text is examined when Read is pressed, so that typing stays fast. The browser
 * must not send the form, which would put the text into the address: the button waits until the page is
 * hydrated. Text written before that stays.
 */
export function TextBox({ text, why, busy, onRead, onFile }: Props) {
  const { t } = useLingui()
  const isHydrated = useHydrated()
  const { onPaste, givenOf } = usePastedHtml()
  const isEnglish = useTargetLanguage() === 'english'
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const pasted = String(new FormData(event.currentTarget).get('text') ?? '').trim()
    if (pasted !== '') onRead(givenOf(pasted))
    else event.currentTarget.querySelector('textarea')?.focus()
  }
  return (
    <form noValidate onSubmit={onSubmit} className="grid grid-cols-1 gap-3">
      <TextArea
        key={text}
        label={isEnglish ? t`A text in English` : t`A text in Malayalam`}
        hint={t`Paste a song, a message or a story. It stays on this device.`}
        name="text"
        rows={8}
        lang={isEnglish ? 'en' : 'ml'}
        maxLength={longest}
        defaultValue={text}
        onPaste={onPaste}
      />
      <FileField
        label={t`Or choose a file`}
        hint={t`A book (EPUB), a document, a PDF, a web page, captions or a list of words.`}
        accept={acceptedFiles}
        disabled={!isHydrated}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onFile(file)
          target.value = ''
        }}
      />
      <p role="status" className="text-ink-soft empty:hidden">
        {busy && <Trans>Reading it…</Trans>}
      </p>
      {why && (
        <p role="alert" className="font-semibold text-laterite">
          {why}
        </p>
      )}
      <Button
        type="button"
        disabled={!isHydrated}
        onClick={({ currentTarget }) => currentTarget.form?.requestSubmit()}
        className="w-full noscript:hidden sm:w-auto sm:justify-self-start"
      >
        <Trans>Read it</Trans>
      </Button>
      <noscript>{import.meta.env.SSR && <NeedsScript />}</noscript>
    </form>
  )
}
