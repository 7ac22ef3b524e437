import { loaders } from 'virtual:content/quiz-asks'
import { practiceOfAnswer, type QuizTargets } from '@app/learning/course'
import type { TopicKey } from '@app/learning/levels'
import { type Attempt, currentTurn } from '@app/learning/quiz'
import { recordPractice } from '../../device/log/record-practice.ts'
import { targetLanguage } from '../../device/target-language/target-language.ts'

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
  const asked = (await targetsOf(topic))[question.id] ?? { targets: [], told: [] }
  await recordPractice(practiceOfAnswer({ topic, question, option, at, took }, asked))
}

/** What each question of a topic asks for. In English, it comes with the questions. */
async function targetsOf(topic: TopicKey): Promise<Readonly<Partial<Record<string, QuizTargets>>>> {
  if (targetLanguage !== 'english') return (await loaders[topic]()).targets
  return (await (await import('virtual:content/english-questions')).loaders[topic]()).targets
}
