import type { Answer } from '../answer.ts'
import type { Asked, Choice, Told } from '../parts.ts'
import { misfit, type Result, rightAnswer, unknownAnswer, wrongAnswer } from '../result.ts'
import { notUnderstood } from './blame-meaning.ts'

type Translated = {
  kind: string
  asks: readonly Asked[]
  told: Told
  options: readonly Choice[]
  right: number
}

/** A wrong meaning blames the words whose meaning was missed; where that cannot be told, the asked one. */
export function judgeTranslation({ kind, asks, told, options, right }: Translated, answer: Answer): Result {
  if (answer.type === 'unknown') return unknownAnswer(asks)
  const chosen = answer.type === 'chosen' ? options[answer.option] : undefined
  const wanted = options[right]
  if (answer.type !== 'chosen' || !chosen || !wanted) return misfit(answer, kind)
  if (answer.option === right) return rightAnswer(asks)
  const blamed = notUnderstood(told, wanted.text, chosen.text, chosen.says)
  const first = asks.slice(0, 1).map(({ item }) => item)
  return wrongAnswer(asks, blamed.length > 0 ? blamed : first, {
    type: 'chosen',
    text: chosen.means ?? '',
    means: chosen.text,
  })
}
