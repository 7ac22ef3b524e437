import { isMalayalam } from '@app/malayalam'
import { Suspense } from 'react'
import { PracticePart } from '../features/coach/practice-part.tsx'
import { SentenceCard } from '../features/coach/sentence-card.tsx'
import type { AnswersProps, CoachParts, SentenceProps } from '../features/coach/use-parts.ts'
import { useTappable } from '../features/words/use-tappable.tsx'
import { loadPracticeMessages } from '../i18n/load-practice-messages.ts'
import { lateComponent } from '../ui/late.tsx'
import { OneMoment } from '../ui/one-moment.tsx'

const TracingPad = lateComponent(() =>
  Promise.all([import('../features/tracing/tracing-pad.tsx'), loadPracticeMessages()]).then(
    ([{ TracingPad }]) => TracingPad,
  ),
)
const SpeechCheck = lateComponent(() =>
  Promise.all([import('../features/speech/speech-check.tsx'), loadPracticeMessages()]).then(
    ([{ SpeechCheck }]) => SpeechCheck,
  ),
)

/** What the coach's page shows once a learner has begun, and fetches then: words to tap, sound, writing and speaking come with it. */
export const coachParts = { Sentence, Answers } satisfies CoachParts

function Sentence({ sentence, session }: SentenceProps) {
  const { renderText, explained } = useTappable()
  return (
    <>
      <SentenceCard
        sentence={sentence}
        session={session}
        renderText={renderText}
        renderSpeech={(text, clip) => (
          <Suspense fallback={<OneMoment />}>
            <SpeechCheck text={text} clip={clip} />
          </Suspense>
        )}
      />
      {explained}
    </>
  )
}

function Answers({ sentence, session, dispatch, isChecking, Analysis, Box }: AnswersProps) {
  const { renderText, explained } = useTappable()
  return (
    <>
      {session.practice && (
        <PracticePart
          Box={Box}
          session={session}
          isChecking={isChecking}
          dispatch={dispatch}
          renderText={renderText}
        >
          {isMalayalam(sentence) && (
            <div key={`${session.round} ${sentence}`} className="mt-5">
              <Suspense fallback={<OneMoment />}>
                <TracingPad text={sentence} />
              </Suspense>
            </div>
          )}
        </PracticePart>
      )}
      <Analysis session={session} renderText={renderText} />
      {explained}
    </>
  )
}
