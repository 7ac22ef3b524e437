import type { Answer } from '../answer.ts'
import { misfit, type Result } from '../result.ts'
import type { Introduce } from './schema.ts'

/** An introduction asks for nothing: whoever has seen it has shown nothing of what they know. */
export function judgeIntroduce(exercise: Introduce, answer: Answer): Result {
  if (answer.type !== 'seen' && answer.type !== 'unknown') misfit(answer, exercise.kind)
  return { right: true, looks: [] }
}
