import type { Answer } from '../answer.ts'
import type { Choice, Target } from '../parts.ts'
import { type Feedback, misfit, type Result, rightAnswer, unknownAnswer, wrongAnswer } from '../result.ts'

type Chosen = { kind: string; targets: readonly Target[]; options: readonly Choice[]; right: number }

/** The verdict on a chosen option. A wrong one blames what the exercise was made for. */
export function judgeChoice(
  { kind, targets, options, right }: Chosen,
  answer: Answer,
  feedbackOf: (chosen: Choice, right: Choice) => Feedback | undefined,
): Result {
  if (answer.type === 'unknown') return unknownAnswer(targets)
  const chosen = answer.type === 'chosen' ? options[answer.option] : undefined
  const wanted = options[right]
  if (answer.type !== 'chosen' || !chosen || !wanted) return misfit(answer, kind)
  if (answer.option === right) return rightAnswer(targets)
  return wrongAnswer(
    targets,
    targets.slice(0, 1).map(({ item }) => item),
    feedbackOf(chosen, wanted),
  )
}
