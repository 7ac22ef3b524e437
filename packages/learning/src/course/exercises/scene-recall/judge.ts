import type { Answer } from '../answer.ts'
import { misfit, type Result, rightAnswer, unknownAnswer, wrongAnswer } from '../result.ts'
import type { SceneRecall } from './schema.ts'

export function judgeSceneRecall({ kind, targets, options, right }: SceneRecall, answer: Answer): Result {
  if (answer.type === 'unknown') return unknownAnswer(targets)
  const chosen = answer.type === 'chosen' ? options[answer.option] : undefined
  if (answer.type !== 'chosen' || !chosen) return misfit(answer, kind)
  if (answer.option === right) return rightAnswer(targets)
  const blamed = targets.map(({ item }) => item)
  return wrongAnswer(targets, blamed, { type: 'chosen', text: chosen.text })
}
