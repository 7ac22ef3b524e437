import type { Answer } from '../answer.ts'
import type { Choice, Target, Told } from '../parts.ts'
import { misfit, type Result, rightAnswer, unknownAnswer, wrongAnswer } from '../result.ts'
import { notUnderstood } from './blame-meaning.ts'

type Translated = {
  kind: string
  targets: readonly Target[]
  told: Told
  options: readonly Choice[]
  right: number
}

/** A wrong meaning blames the words whose meaning was missed; where that cannot be told, the asked one. */
export function judgeTranslation(
  { kind, targets, told, options, right }: Translated,
  answer: Answer,
): Result {
  if (answer.type === 'unknown') return unknownAnswer(targets)
  const chosen = answer.type === 'chosen' ? options[answer.option] : undefined
  const wanted = options[right]
  if (answer.type !== 'chosen' || !chosen || !wanted) return misfit(answer, kind)
  if (answer.option === right) return rightAnswer(targets)
  const blamed = notUnderstood(told, wanted.text, chosen.text, chosen.says)
  const first = targets.slice(0, 1).map(({ item }) => item)
  return wrongAnswer(targets, blamed.length > 0 ? blamed : first, {
    type: 'chosen',
    text: chosen.means ?? '',
    means: chosen.text,
  })
}
