import { isMalayalam, keyOf } from '@app/malayalam'
import { easyLatin } from '@app/malayalam/sound'
import type { Item } from '../../../practice/item.ts'
import type { Answer } from '../answer.ts'
import { misfit, type Result, rightAnswer, unknownAnswer, wrongAnswer } from '../result.ts'
import { compareTyped } from '../typed/compare-typed.ts'
import type { PutEnding } from './schema.ts'

/**
 * A form that was chosen is of the right word: its ending is blamed. In a typed one, the word is blamed if
 * its stem is not there, and the ending if that is not, or not joined as it should be.
 */
export function judgePutEnding(exercise: PutEnding, answer: Answer): Result {
  const { kind, asks, ending, forms, options } = exercise
  switch (answer.type) {
    case 'unknown':
      return unknownAnswer(asks)
    case 'chosen': {
      const chosen = options?.[answer.option]
      if (!chosen) return misfit(answer, kind)
      if (forms.includes(chosen.text)) return rightAnswer(asks)
      return wrongAnswer(asks, [ending], {
        type: 'ending',
        item: ending,
        ...(chosen.item && { given: chosen.item }),
      })
    }
    case 'typed':
      return judgeTyped(exercise, answer.text)
    default:
      return misfit(answer, kind)
  }
}

function judgeTyped({ asks, word, ending, text, forms, others }: PutEnding, typed: string): Result {
  const otherForms = [...others.flatMap((one) => one.forms), text]
  const found = compareTyped(typed, forms, otherForms)
  switch (found.type) {
    case 'right':
      return rightAnswer(asks)
    case 'close':
      return rightAnswer(asks, { type: 'letters', pieces: found.pieces })
    case 'other-word': {
      const given = others.find((one) => one.forms.includes(found.word))?.ending
      return wrongAnswer(asks, [ending], { type: 'ending', item: ending, ...(given && { given }) })
    }
    case 'wrong': {
      const given = others.find((one) => one.forms.some((form) => sameTyped(form, typed)))?.ending
      if (given || sameTyped(text, typed))
        return wrongAnswer(asks, [ending], { type: 'ending', item: ending, ...(given && { given }) })
      const blamed = blame(typed, [text, ...forms, ...others.flatMap((one) => one.forms)], forms)
      const items: Item[] = [...(blamed.word ? [word] : []), ...(blamed.ending ? [ending] : [])]
      return wrongAnswer(asks, items, { type: 'letters', pieces: found.pieces })
    }
  }
}

const sameTyped = (form: string, typed: string) => compareTyped(typed, [form], []).type !== 'wrong'

/**
 * Which part of a typed form is wrong. The stem is what the form has in common with the word's other forms,
 * at its beginning; the rest is the ending, with what changes where it joins.
 */
function blame(
  typed: string,
  all: readonly string[],
  forms: readonly string[],
): { word: boolean; ending: boolean } {
  const asTyped = (form: string) => (isMalayalam(typed) ? keyOf(form) : easyLatin(form))
  const said = isMalayalam(typed) ? keyOf(typed) : typed.trim().toLowerCase()
  const spelt = all.map(asTyped)
  const results = forms.map(asTyped).map((form) => {
    const stem = stemOf(form, spelt)
    const tail = form.slice(stem.length)
    const begins = said.startsWith(stem) || wordBegins(said, stem)
    // Of an ending, its last half says that it was meant.
    const ends = said.endsWith(tail.slice(-Math.max(2, Math.ceil(tail.length / 2))))
    return { word: !begins, ending: !ends || begins }
  })
  return results.find((one) => !one.word) ?? results[0] ?? { word: true, ending: true }
}

/** The longest beginning that the form shares with most of the others. */
function stemOf(form: string, others: readonly string[]): string {
  for (let length = form.length - 1; length > 1; length--) {
    const start = form.slice(0, length)
    if (others.filter((one) => one.startsWith(start)).length * 2 > others.length) return start
  }
  return form.slice(0, 1)
}

/** A stem whose last letter was left out, as learners do: വീടിൽ for വീട്ടിൽ. */
const wordBegins = (said: string, stem: string) => stem.length > 3 && said.startsWith(stem.slice(0, -1))
