import type { CoachSession } from '@app/learning/coach'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { AnswerBox } from './answer-box.tsx'

type Props = { session: CoachSession; renderText: (text: string) => ReactNode }

/** The boxes of an analysis. In practice mode, only those that the learner asks for. */
export function Analysis({ session, renderText }: Props) {
  const { pronunciation, meaning, vocabulary, practice } = session
  if (practice && pronunciation.state === 'empty') return null
  return (
    <div className="mt-4 grid grid-cols-1 gap-3 sm:grid-cols-2">
      <AnswerBox
        title={<Trans>Pronunciation</Trans>}
        box={pronunciation}
        missing={<Trans>Error fetching pronunciation.</Trans>}
      />
      <AnswerBox
        title={<Trans>Meaning</Trans>}
        box={meaning}
        missing={<Trans>Error fetching meaning.</Trans>}
        renderText={renderText}
      />
      {vocabulary.state !== 'empty' && (
        <div className="sm:col-span-2">
          <AnswerBox title={<Trans>Vocabulary</Trans>} box={vocabulary} missing="" renderText={renderText} />
        </div>
      )}
    </div>
  )
}
