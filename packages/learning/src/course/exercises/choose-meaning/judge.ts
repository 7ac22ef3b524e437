import type { Answer } from '../answer.ts'
import { judgeChoice } from '../options/judge-choice.ts'
import type { Result } from '../result.ts'
import type { ChooseMeaning } from './schema.ts'

/** A wrong meaning blames what was asked: the word, or the ending alone. */
export const judgeChooseMeaning = (exercise: ChooseMeaning, answer: Answer): Result =>
  judgeChoice(exercise, answer, ({ text, means, item }) => ({
    type: 'chosen',
    text: means ?? text,
    means: text,
    ...(item && { item }),
  }))
