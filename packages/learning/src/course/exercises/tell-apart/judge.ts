import type { Answer } from '../answer.ts'
import { judgeChoice } from '../options/judge-choice.ts'
import type { Result } from '../result.ts'
import type { TellApart } from './schema.ts'

/** The reason names the pair of words, to be heard again. */
export const judgeTellApart = (exercise: TellApart, answer: Answer): Result =>
  judgeChoice(exercise, answer, (chosen, right) => {
    const [asked] = exercise.targets
    return asked && { type: 'sounds', item: asked.item, words: [right.text, chosen.text] }
  })
