import type { Answer } from '../answer.ts'
import { misfit, type Result, rightAnswer, unknownAnswer, wrongAnswer } from '../result.ts'
import type { WriteByHand } from './schema.ts'

/** From so many strokes that do not count, the page shows how the letter goes (`wantsHint`). */
const mostMisses = 2

/** A letter is known if it was written without being shown. */
export function judgeWriteByHand({ kind, asks }: Pick<WriteByHand, 'kind' | 'asks'>, answer: Answer): Result {
  if (answer.type === 'unknown') return unknownAnswer(asks)
  if (answer.type !== 'written') return misfit(answer, kind)
  if (answer.done && answer.misses <= mostMisses) return rightAnswer(asks)
  return wrongAnswer(
    asks,
    asks.map(({ item }) => item),
    { type: 'strokes', misses: answer.misses },
  )
}
