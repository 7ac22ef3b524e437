import { isTopicKey, pageAfterResults, type TopicKey, topicAfter } from '@app/learning/levels'
import { type Attempt, mistakes, score, startAgain } from '@app/learning/quiz'
import { useLingui } from '@lingui/react/macro'
import { useLocation, useNavigate } from 'react-router'
import { usePlace } from '../addresses/use-place.ts'
import { loadTopic } from '../course/quiz-topic.ts'
import { chooseTopic, useUserlevel } from '../device/learner/learner-store.ts'
import { resetProgress } from '../device/progress/reset-progress.ts'
import { offerUndo } from '../device/progress/reset-undo.ts'
import { keepAttempt, keptAttempt, keptTopic } from '../device/under-way/attempt-storage.ts'
import { forgetAttempt } from '../device/under-way/forget-attempt.ts'
import { pathOfLevelPage } from '../features/course/path-of-level-page.ts'
import { ResultsScreen } from '../features/quiz/results-screen.tsx'
import { PageFrame } from '../frame/page-frame.tsx'
import type { Route } from './+types/results.ts'

type Found = { result: Parameters<typeof ResultsScreen>[0]['result']; attempt?: Attempt }

/** The finished attempt of this tab. Its score and mistakes are computed again from its answers. */
export async function clientLoader(): Promise<Found> {
  const topic = keptTopic()
  if (!isTopicKey(topic)) return { result: 'none' }
  const { questions } = await loadTopic(topic)
  const attempt = keptAttempt(topic, questions)
  if (attempt?.state.type !== 'finished') return { result: 'none' }
  const result = {
    score: score(attempt),
    questions: attempt.turns.length,
    mistakes: mistakes(attempt),
    again: attempt.again === true,
  }
  return { result, attempt }
}
clientLoader.hydrate = true as const

export function HydrateFallback() {
  return <Frame result="looked for" />
}

export default function Results({ loaderData }: Route.ComponentProps) {
  return <Frame {...loaderData} />
}

function Frame({ result, attempt }: Found) {
  const { t } = useLingui()
  const { to } = usePlace()
  const navigate = useNavigate()
  const userlevel = useUserlevel()
  const { state: passed } = useLocation()

  function leave(page: 1 | 2 | 3) {
    forgetAttempt()
    void navigate(to(pathOfLevelPage[page]))
  }

  function play(topic: TopicKey) {
    void navigate(`${to('/lessons2')}?topic=${topic}`)
  }

  function playMistakes() {
    const again = attempt && startAgain(attempt, Math.random)
    if (!again) return
    chooseTopic(again.topic)
    keepAttempt(again)
    void navigate(to('/lessons2'))
  }

  const next = attempt && topicAfter(attempt.topic, userlevel)

  return (
    <PageFrame
      title={t`Quiz Results – Malayalam for All`}
      description={t`Your score in this quiz, and the questions to look at again.`}
      listed={false}
      width="max-w-xl"
    >
      <ResultsScreen
        result={result}
        kept={passed?.kept !== false}
        userlevel={userlevel}
        onLevel={() => leave(pageAfterResults(userlevel))}
        onReset={() => {
          offerUndo(resetProgress())
          leave(1)
        }}
        onPlayAgain={() => attempt && play(attempt.topic)}
        onPlayMistakes={playMistakes}
        onNextTopic={next && (() => play(next))}
      />
    </PageFrame>
  )
}
