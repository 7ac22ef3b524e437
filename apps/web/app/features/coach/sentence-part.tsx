import { type CoachSession, sentenceIn } from '@app/learning/coach'
import { isMalayalam } from '@app/malayalam'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { inputShape } from '../../ui/labelled.tsx'
import { Reading } from '../../ui/reading.tsx'
import { SpeakerButton } from '../../ui/speaker-button.tsx'
import { KeepSentence } from './keep-sentence.tsx'
import { useSentence } from './use-sentence.ts'

type Props = {
  session: CoachSession
  onText: (text: string) => void
  renderText: (text: string) => ReactNode
  renderSpeech?: ((text: string, clip: string | undefined) => ReactNode) | undefined
}

/** The box with the sentence; and the sentence to read, to tap, to hear and to keep. */
export function SentencePart({ session, onText, renderText, renderSpeech }: Props) {
  const { t } = useLingui()
  const id = useId()
  const { text, practice, asking, meaning } = session
  const sentence = sentenceIn(session)
  const { known, clip } = useSentence(sentence)
  const isGenerating = asking.generate !== undefined
  const translation =
    known?.english ?? (meaning.state === 'text' && !meaning.text.includes('\n') ? meaning.text : undefined)
  return (
    <section className="mt-5">
      <label htmlFor={id} className="mb-1 block font-semibold">
        <Trans>Malayalam sentence</Trans>
      </label>
      <textarea
        id={id}
        lang="ml"
        rows={2}
        value={text}
        aria-busy={isGenerating}
        onChange={(event) => onText(event.target.value)}
        className={`${inputShape} resize-y py-2 text-xl`}
      />
      <p role="status" className="font-semibold text-ink-soft">
        {isGenerating && <Trans>Loading...</Trans>}
      </p>
      {isMalayalam(sentence) && !isGenerating && (
        <div className="mt-2 rounded-2xl border-2 border-gold bg-surface p-4">
          <div className="flex items-start gap-3">
            <div className="min-w-0 grow wrap-anywhere">
              <p lang="ml" className="text-2xl">
                {renderText(sentence)}
              </p>
              {!practice && <Reading text={sentence} className="mt-1 block" />}
            </div>
            {clip && <SpeakerButton clip={clip} label={t`Listen to the sentence`} />}
          </div>
          <div className="mt-3">
            <KeepSentence key={sentence} sentence={sentence} translation={translation} />
          </div>
          {renderSpeech && <div className="mt-4">{renderSpeech(sentence, clip)}</div>}
        </div>
      )}
    </section>
  )
}
