import { correctOption } from './correct-option.ts'
import type { Option, Question } from './question.ts'

export type Verdict = { type: 'unanswered' } | { type: 'right' } | { type: 'wrong'; answer: string }

/**
 * The verdict on a chosen option. Every option marked correct counts; the first listed one is the answer
 * shown.
 */
export function judge(question: Question, chosen: Option | undefined): Verdict {
  if (!chosen) return { type: 'unanswered' }
  if (chosen.correct) return { type: 'right' }
  return { type: 'wrong', answer: correctOption(question).text }
}
