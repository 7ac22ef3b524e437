import { loaders } from 'virtual:content/quiz-asks'
import { practiceOfAnswer } from '@app/learning/course'
import { type Attempt, currentTurn } from '@app/learning/quiz'
import { keepDone } from '../../sync/practice/keep-own.ts'

/**
 * Keeps the answer that was checked just now as practice. `took`: milliseconds since the question appeared. The code is
 * large, and no verdict waits for it.
 */
export async function keepAnswer(attempt: Attempt, { at, took }: { at: number; took: number }) {
  const { topic, answers } = attempt
  const turn = currentTurn(attempt)
  const option = answers.at(-1)
  if (!turn || !option) return
  const { question } = turn
  const { asks } = await loaders[topic]()
  const asked = asks[question.id] ?? { asks: [], told: [] }
  await keepDone(practiceOfAnswer({ topic, question, option, at, took }, asked))
}
