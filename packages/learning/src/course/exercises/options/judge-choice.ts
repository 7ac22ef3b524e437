import type { Answer } from '../answer.ts'
import type { Asked, Choice } from '../parts.ts'
import { misfit, type Result, rightAnswer, unknownAnswer, type Why, wrongAnswer } from '../result.ts'

type Chosen = { kind: string; asks: readonly Asked[]; options: readonly Choice[]; right: number }

/** The verdict on a chosen option. A wrong one blames what the exercise was made for. */
export function judgeChoice(
  { kind, asks, options, right }: Chosen,
  answer: Answer,
  whyOf: (chosen: Choice, right: Choice) => Why | undefined,
): Result {
  if (answer.type === 'unknown') return unknownAnswer(asks)
  const chosen = answer.type === 'chosen' ? options[answer.option] : undefined
  const wanted = options[right]
  if (answer.type !== 'chosen' || !chosen || !wanted) return misfit(answer, kind)
  if (answer.option === right) return rightAnswer(asks)
  return wrongAnswer(
    asks,
    asks.slice(0, 1).map(({ item }) => item),
    whyOf(chosen, wanted),
  )
}
