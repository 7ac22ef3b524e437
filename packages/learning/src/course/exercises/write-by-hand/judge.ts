import type { Answer } from '../answer.ts'
import { misfit, type Result, rightAnswer, unknownAnswer, wrongAnswer } from '../result.ts'
import type { WriteByHand } from './schema.ts'

/** From so many strokes that do not count, the page shows how the letter goes (`wantsHint`). */
const mostMisses = 2

/** A letter is known if it was written without being shown. */
export function judgeWriteByHand(
  { kind, targets }: Pick<WriteByHand, 'kind' | 'targets'>,
  answer: Answer,
): Result {
  if (answer.type === 'unknown') return unknownAnswer(targets)
  if (answer.type !== 'written') return misfit(answer, kind)
  if (answer.done && answer.misses <= mostMisses) return rightAnswer(targets)
  return wrongAnswer(
    targets,
    targets.map(({ item }) => item),
    { type: 'strokes', misses: answer.misses },
  )
}
