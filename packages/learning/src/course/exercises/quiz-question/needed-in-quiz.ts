import { notUnderstood } from '../options/blame-meaning.ts'
import { neededByOptions } from '../options/needed-by-options.ts'
import type { Target } from '../parts.ts'
import type { QuizQuestion } from './schema.ts'

/** What of a question its options need. Where nothing tells what they differ in, as in English, all of it. */
export function neededInQuiz({
  targets,
  told,
  question: { options },
}: Pick<QuizQuestion, 'targets' | 'told' | 'question'>): readonly Target[] {
  const right = options.find(({ correct }) => correct)
  if (targets.length < 2 || told.length === 0 || !right) return targets
  const wrong = options.filter(({ correct }) => !correct)
  return neededByOptions(
    targets,
    wrong.map(({ text }) => notUnderstood(told, right.text, text)),
  )
}
