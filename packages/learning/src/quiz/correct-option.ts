import type { Option, Question } from './question.ts'

/** The answer shown to a learner who was wrong: the first listed option. */
export function correctOption(question: Question): Option {
  const [first] = question.options
  if (!first) throw new Error(`Question ${question.id} has no options.`)
  return first
}
