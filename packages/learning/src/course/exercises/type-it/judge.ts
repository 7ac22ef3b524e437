import type { Answer } from '../answer.ts'
import { misfit, type Result, rightAnswer, unknownAnswer, wrongAnswer } from '../result.ts'
import { compareTyped, isTyped } from '../typed/compare-typed.ts'
import { lettersFeedback } from '../typed/letters-feedback.ts'
import type { TypeIt } from './schema.ts'

/**
 * Another form of the word is not what was asked for, but the word is known: nothing is blamed. A word of the
 * same meaning is right, and shows nothing of the word that was asked for.
 */
export function judgeTypeIt(
  { kind, targets, words, forms, synonyms, others }: TypeIt,
  answer: Answer,
): Result {
  if (answer.type === 'unknown') return unknownAnswer(targets)
  if (answer.type !== 'typed') return misfit(answer, kind)
  const found = compareTyped(answer.text, words, [...others.map(({ word }) => word), ...forms, ...synonyms])
  if (found.type === 'right') return rightAnswer(targets)
  const given = found.type === 'other-word' ? found.word : undefined
  const meant = (all: readonly string[]) => all.find((one) => one === given || isTyped(answer.text, one))
  const form = meant(forms)
  if (form !== undefined) return wrongAnswer(targets, [], { type: 'other-form', text: form })
  const synonym = meant(synonyms)
  if (synonym !== undefined)
    return { right: true, looks: [], feedback: { type: 'synonym', text: synonym, wanted: words[0] ?? '' } }
  if (found.type === 'close') return rightAnswer(targets, { type: 'letters', pieces: found.pieces })
  const blamed = targets.map(({ item }) => item)
  const other = others.find(({ word }) => word === given)
  return wrongAnswer(
    targets,
    blamed,
    other ? { type: 'other-word', ...other, pieces: found.pieces } : lettersFeedback(found.pieces),
  )
}
