import { loaders } from 'virtual:content/questions'
import { isTopicKey, pageAfterResults } from '@app/learning/course'
import { mistakes, score } from '@app/learning/quiz'
import { useLingui } from '@lingui/react/macro'
import { useLocation, useNavigate } from 'react-router'
import { usePlace } from '../addresses/use-place.ts'
import { pathOfLevelPage } from '../features/course/path-of-level-page.ts'
import { keptAttempt, keptTopic } from '../features/quiz/attempt-storage.ts'
import { forgetAttempt } from '../features/quiz/forget-attempt.ts'
import { ResultsScreen } from '../features/quiz/results-screen.tsx'
import { PageFrame } from '../page-parts/page-frame.tsx'
import { useUserlevel } from '../storage/learner-store.ts'
import { resetProgress } from '../sync/progress/record.ts'
import type { Route } from './+types/results.ts'

type Result = Pick<Parameters<typeof ResultsScreen>[0], 'result'>

/** The finished attempt of this tab. Its score and mistakes are computed again from its answers. */
export async function clientLoader(): Promise<Result> {
  const topic = keptTopic()
  if (!isTopicKey(topic)) return { result: 'none' }
  const { questions } = await loaders[topic]()
  const attempt = keptAttempt(topic, questions)
  if (attempt?.state.type !== 'finished') return { result: 'none' }
  return { result: { score: score(attempt), mistakes: mistakes(attempt) } }
}
clientLoader.hydrate = true as const

export function HydrateFallback() {
  return <Frame result="looked for" />
}

export default function Results({ loaderData: { result } }: Route.ComponentProps) {
  return <Frame result={result} />
}

function Frame({ result }: Result) {
  const { t } = useLingui()
  const { to } = usePlace()
  const navigate = useNavigate()
  const userlevel = useUserlevel()
  const { state: passed } = useLocation()

  function leave(page: 1 | 2 | 3) {
    forgetAttempt()
    void navigate(to(pathOfLevelPage[page]))
  }

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
          resetProgress()
          leave(1)
        }}
      />
    </PageFrame>
  )
}
