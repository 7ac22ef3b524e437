import type { Answer } from '../answer.ts'
import { misfit, type Result, rightAnswer, unknownAnswer, wrongAnswer } from '../result.ts'
import type { SentenceMeaning } from './schema.ts'

/** Right shows what the options needed. A wrong meaning blames what was taken for something else, and no other word. */
export function judgeSentenceMeaning(
  { kind, targets, options, right }: SentenceMeaning,
  answer: Answer,
): Result {
  if (answer.type === 'unknown') return unknownAnswer(targets)
  const chosen = answer.type === 'chosen' ? options[answer.option] : undefined
  if (answer.type !== 'chosen' || !chosen) return misfit(answer, kind)
  if (answer.option === right) return rightAnswer(targets)
  const taken = chosen.takes ?? []
  return wrongAnswer(
    targets,
    taken.map(({ item }) => item),
    { type: 'taken', taken },
  )
}
