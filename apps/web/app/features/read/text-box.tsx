import { Trans, useLingui } from '@lingui/react/macro'
import type { FormEvent, ReactNode } from 'react'
import { useTargetLanguage } from '../../device/target-language/target-language.ts'
import { useHydrated } from '../../prerender/use-hydrated.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'
import { NeedsScript } from '../../ui/needs-script.tsx'

/** `why` says why the text was not read, or the file from which it should have come. */
type Props = { text: string; why?: ReactNode; onRead: (text: string) => void }

/** Characters. A novel is longer, a chapter is not. */
const longest = 200_000

/**
 * A box to paste a text. The text is examined when Read is pressed, so that typing stays fast. The browser
 * must not send the form, which would put the text into the address: the button waits until the page is
 * hydrated. Text written before that stays.
 */
export function TextBox({ text, why, onRead }: Props) {
  const { t } = useLingui()
  const isHydrated = useHydrated()
  const isEnglish = useTargetLanguage() === 'english'
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const pasted = String(new FormData(event.currentTarget).get('text') ?? '').trim()
    if (pasted !== '') onRead(pasted)
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
      />
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
