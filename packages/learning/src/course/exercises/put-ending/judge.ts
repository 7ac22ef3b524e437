import { isMalayalam } from '@app/malayalam'
import { soundsAlike } from '@app/malayalam/find'
import type { Answer } from '../answer.ts'
import { misfit, type Result, rightAnswer, unknownAnswer, wrongAnswer } from '../result.ts'
import { compareTyped, isTyped } from '../typed/compare-typed.ts'
import { lettersFeedback } from '../typed/letters-feedback.ts'
import type { PutEnding } from './schema.ts'
import { wrongPart } from './wrong-part.ts'

/**
 * A form that was chosen is of the right word: its ending is blamed. In a typed one, the word is blamed if
 * its stem is not there, and the ending if that is not, or not joined as it should be.
 */
export function judgePutEnding(exercise: PutEnding, answer: Answer): Result {
  const { kind, targets, ending, forms, options } = exercise
  switch (answer.type) {
    case 'unknown':
      return unknownAnswer(targets)
    case 'chosen': {
      const chosen = options?.[answer.option]
      if (!chosen) return misfit(answer, kind)
      if (forms.includes(chosen.text)) return rightAnswer(targets)
      return wrongAnswer(targets, [ending], {
        ...feedbackOf(exercise),
        ...(chosen.item && { given: chosen.item }),
        ...(chosen.means !== undefined && { chosen: { text: chosen.text, means: chosen.means } }),
      })
    }
    case 'typed':
      return judgeTyped(exercise, answer.text)
    default:
      return misfit(answer, kind)
  }
}

const feedbackOf = ({ ending, forms, says, shown }: PutEnding) => ({
  type: 'ending' as const,
  item: ending,
  wanted: { text: forms[0] ?? '', means: says.en, shown },
})

const inOne = (text: string) => text.replace(/\s+/gu, '')

function judgeTyped(exercise: PutEnding, typed: string): Result {
  const { targets, word, ending, text, forms, others, mistaken } = exercise
  // Some endings are words of their own, and written apart: രാവിലെ മുതൽ.
  if (forms.some((form) => isTyped(inOne(typed), inOne(form)))) return rightAnswer(targets)
  const otherForms = others.flatMap((one) => one.forms)
  const found = compareTyped(typed, forms, [...otherForms, text, ...mistaken.map((one) => one.word)])
  if (found.type === 'right') return rightAnswer(targets)
  const other = found.type === 'other-word' ? mistaken.find((one) => one.word === found.word) : undefined
  if (other) return wrongAnswer(targets, [word], { type: 'other-word', ...other, pieces: found.pieces })
  const wrong = wrongPart(typed, exercise)
  // A slip in the stem is one of spelling; where the ending joins it is what was asked for (വീടിൽ).
  if (found.type === 'close' && !(isMalayalam(typed) && !wrong.word))
    return rightAnswer(targets, { type: 'letters', pieces: found.pieces })

  const isMeant = (form: string) =>
    isTyped(typed, form) || (soundsAlike(typed, form) && !(isMalayalam(typed) && wrong.word))
  const given = others.find((one) => one.forms.some(isMeant))?.ending
  if (given || isMeant(text))
    return wrongAnswer(targets, [ending], { ...feedbackOf(exercise), ...(given && { given }) })
  const blamed = [...(wrong.word ? [word] : []), ...(wrong.ending ? [ending] : [])]
  return wrongAnswer(targets, blamed, lettersFeedback(found.pieces) ?? feedbackOf(exercise))
}
