import { isOpen, isTopicKey, pageAfterQuiz, passes, playableTopic, type TopicKey } from '@app/learning/levels'
import { type Attempt, mistakes, score, startMistakes } from '@app/learning/quiz'
import { useLingui } from '@lingui/react/macro'
import { PrefetchPageLinks, redirect, useNavigate } from 'react-router'
import { usePlace } from '../addresses/use-place.ts'
import { loadTopic } from '../course/quiz-topic.ts'
import { chooseTopic, learnerStore, useUserlevel } from '../device/learner/learner-store.ts'
import { finishQuiz } from '../device/progress/record.ts'
import { keepAttempt } from '../device/under-way/attempt-storage.ts'
import { forgetAttempt } from '../device/under-way/forget-attempt.ts'
import { pathOfLevelPage } from '../features/course/path-of-level-page.ts'
import { QuizLoading } from '../features/quiz/quiz-loading.tsx'
import { QuizScreen } from '../features/quiz/quiz-screen.tsx'
import { useQuiz } from '../features/quiz/use-quiz.ts'
import { useQuizWords } from '../features/words/use-quiz-words.tsx'
import { stopClip } from '../sound/sound.ts'
import { PageHead } from '../ui/page-head.tsx'
import type { Route } from './+types/lessons2.ts'

/**
 * A level page opens this page with the topic in the address, and the page of progress also with `mistakes`: only
 * what was wrong the last time. After that the topic is the one kept on the device.
 */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { pathname, searchParams } = new URL(request.url)
  const chosen = searchParams.get('topic')
  const { level, userlevel } = learnerStore.getState()
  if (chosen !== null) {
    if (isTopicKey(chosen) && isOpen(chosen, userlevel)) {
      chooseTopic(chosen)
      forgetAttempt()
      if (searchParams.has('mistakes')) await layMistakes(chosen)
    }
    throw redirect(pathname)
  }
  const topic = playableTopic(level, userlevel)
  return { topic, ...(await loadTopic(topic)) }
}
clientLoader.hydrate = true as const

/** Lays out what was wrong in the latest quiz of a topic, to be played. */
async function layMistakes(topic: TopicKey) {
  const [{ readTopicResults }, { questions }] = await Promise.all([
    import('../device/progress/read-topic-results.ts'),
    loadTopic(topic),
  ])
  const listed = readTopicResults().get(topic)?.mistakes ?? []
  const attempt = startMistakes(topic, questions, listed, Math.random)
  if (attempt) keepAttempt(attempt)
}

export function HydrateFallback() {
  return (
    <>
      <QuizHead />
      <QuizLoading />
    </>
  )
}

export default function Lessons2({ loaderData: { topic, title, kind, questions } }: Route.ComponentProps) {
  const { to } = usePlace()
  const navigate = useNavigate()
  const userlevel = useUserlevel()
  const { attempt, turn, send } = useQuiz({ topic, questions, onFinish: finish })

  // A letter is not a word.
  const { renderWords, explained } = useQuizWords(attempt.state.type === 'checked' && kind !== 'letters')

  function finish(finished: Attempt) {
    if (finished.again) return void navigate(to('/results'), { replace: true })
    const kept = finishQuiz({
      topic,
      score: score(finished),
      questions: finished.turns.length,
      mistakes: mistakes(finished),
    })
    if (passes(score(finished))) void askToPersist()
    void navigate(to('/results'), { replace: true, state: { kept } })
  }

  function back() {
    stopClip()
    forgetAttempt()
    void navigate(to(pathOfLevelPage[pageAfterQuiz(userlevel)]))
  }

  return (
    <>
      <QuizHead />
      {/* An attempt that has begun can be finished, even without a network or with another version on the
          server. */}
      {attempt.answers.length > 0 && <PrefetchPageLinks page={to('/results')} />}
      {turn && (
        <QuizScreen
          attempt={attempt}
          turn={turn}
          title={title}
          userlevel={userlevel}
          renderWords={renderWords}
          onEvent={send}
          onBack={back}
        />
      )}
      {explained}
    </>
  )
}

function QuizHead() {
  const { t } = useLingui()
  return (
    <PageHead
      title={t`Quiz – Malayalam for All`}
      description={t`Listen to the question, then choose one of four answers.`}
      card="levels"
    />
  )
}

/** Now there is something to lose. */
async function askToPersist() {
  const { askToPersist } = await import('../device/keeping/persistence.ts')
  await askToPersist()
}
