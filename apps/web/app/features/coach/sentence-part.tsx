import type { CoachSession } from '@app/learning/coach'
import { Trans } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { inputShape } from '../../ui/form/labelled.tsx'

type Props = {
  session: CoachSession
  onText: (text: string) => void
  /** The card of the sentence. */
  children: ReactNode
}

/** The box for the sentence, written by the coach or by the learner. */
export function SentencePart({ session: { text, asking, learnt }, onText, children }: Props) {
  const id = useId()
  const isGenerating = asking.generate !== undefined
  return (
    <section className="mt-5">
      <label htmlFor={id} className="mb-1 block font-semibold">
        {learnt === 'english' ? <Trans>English sentence</Trans> : <Trans>Malayalam sentence</Trans>}
      </label>
      <textarea
        id={id}
        lang={learnt === 'english' ? 'en' : 'ml'}
        rows={2}
        value={text}
        aria-busy={isGenerating}
        onChange={(event) => onText(event.target.value)}
        className={`${inputShape} resize-y py-2 text-xl`}
      />
      <p role="status" className="font-semibold text-ink-soft">
        {isGenerating && <Trans>Loading...</Trans>}
      </p>
      {!isGenerating && children}
    </section>
  )
}
