import type { CoachSession } from '@app/learning/coach'
import { isMalayalam, languageOf } from '@app/malayalam'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { isSpokenText } from '../../sound/spoken-text.ts'
import { Reading } from '../../ui/reading.tsx'
import { SentToVoice } from '../../ui/sound/sent-to-voice.tsx'
import { SpeakerButton } from '../../ui/sound/speaker-button.tsx'
import { KeepSentence } from './keep-sentence.tsx'
import { useSentence } from './use-sentence.ts'

type Props = {
  sentence: string
  session: CoachSession
  renderText: (text: string) => ReactNode
  /** Draws the speech check of the sentence. `clip` speaks the sentence, if there is one. */
  renderSpeech: (text: string, clip: string | undefined) => ReactNode
}

/** The sentence, to read, tap, hear, say and save. */
export function SentenceCard({ sentence, session, renderText, renderSpeech }: Props) {
  const { t } = useLingui()
  const { practice, meaning, round } = session
  const { known, clip } = useSentence(sentence)
  const translation =
    (isMalayalam(sentence) ? known?.english : known?.text) ??
    (meaning.state === 'text' && !meaning.text.includes('\n') ? meaning.text : undefined)
  return (
    <div className="mt-2 overflow-x-clip rounded-2xl border-2 border-gold bg-surface p-4">
      <div className="flex items-start gap-3">
        <div className="min-w-0 grow wrap-anywhere">
          <p lang={languageOf(sentence)} className="text-2xl">
            {renderText(sentence)}
          </p>
          {!practice && isMalayalam(sentence) && <Reading text={sentence} className="mt-1 block" />}
        </div>
        {clip && <SpeakerButton clip={clip} label={t`Listen to the sentence`} />}
      </div>
      {clip && isSpokenText(clip) && <SentToVoice />}
      <div className="mt-3">
        <KeepSentence key={sentence} sentence={sentence} translation={translation} />
      </div>
      {isMalayalam(sentence) && (
        <div key={`${round} ${sentence}`} className="mt-4">
          {renderSpeech(sentence, clip)}
        </div>
      )}
    </div>
  )
}
