import { isOneSlip, plainEnglish, plural } from '@app/english'
import { isMalayalam, keyOf, normalise } from '@app/malayalam'
import { soundsAlike } from '@app/malayalam/find'
import { editsApart } from '../alignment/edits-apart.ts'
import type { SavedWord } from '../vocabulary/saved-word.ts'
import {
  bracketsFirst,
  meaningsOf,
  partsOf,
  plainMeaning,
  withoutLabels,
  wordsOfMeanings,
} from './meanings.ts'
import type { CardKind } from './review.ts'

/** The verdict on a typed answer. It is shown as a hint; the learner chooses the grade. */
export type TypedVerdict = 'nothing' | 'right' | 'close' | 'other'

/** The verdict on what was typed to a card: the word where it is asked for, else its meaning. */
export function judgeTyped(kind: CardKind, typed: string, { word, meaning }: SavedWord): TypedVerdict {
  if (!isMalayalam(word)) return kind === 'say' ? judgeEnglish(typed, word) : judgeAnyWord(typed, meaning)
  return kind === 'say' ? judgeWord(typed, word) : judgeMeaning(typed, meaning)
}

/** Compares an English word, as typed, with the right one: one wrong letter in a longer word is near. */
function judgeEnglish(typed: string, word: string): TypedVerdict {
  const [said, right] = [joined(plainEnglish(typed)), joined(plainEnglish(word))]
  if (said === '') return 'nothing'
  if (said === right) return 'right'
  return right.length > 3 && editsApart(said, right) === 1 ? 'close' : 'other'
}

/** Compares a typed word with Malayalam meanings, of which any one is right. */
function judgeAnyWord(typed: string, meaning: string): TypedVerdict {
  const verdicts = meaning.split(', ').map((one) => judgeWord(typed, one))
  return (['right', 'close', 'other'] as const).find((verdict) => verdicts.includes(verdict)) ?? 'nothing'
}

/**
 * Compares a typed word with the right one. Any Malayalam spelling counts, and any way to write it in Latin
 * letters.
 */
export function judgeWord(typed: string, word: string): TypedVerdict {
  const text = withoutMarks(normalise(typed))
  if (text === '') return 'nothing'
  if (keyOf(text) === keyOf(withoutMarks(word))) return 'right'
  if (!soundsAlike(text, word)) return 'other'
  return hasMalayalam(text) ? 'close' : 'right'
}

/** Marks around the words, as keyboards set them: “മഴ”, മഴ. */
const withoutMarks = (text: string) =>
  text
    .replace(
      /(?<![\p{L}\p{M}\p{N}])[^\p{L}\p{M}\p{N}\s]+|[^\p{L}\p{M}\p{N}\s\u200C\u200D]+(?![\p{L}\p{M}\p{N}])/gu,
      '',
    )
    .trim()

/**
 * Compares a typed meaning with the right ones. Any one of the listed meanings counts, and all that the
 * learner lists must be among them. Articles, marks, the spelling of one English or the other, numbers in
 * words or digits, one thing or several, and slips of the finger do not matter.
 */
export function judgeMeaning(typed: string, listed: string): TypedVerdict {
  const said = plainMeaning(typed)
  if (said === '') return 'nothing'
  const meaning = withoutLabels(listed)
  const meanings = [...meaningsOf(meaning)]
  const right = new Set(meanings.map(joined))
  const isVerb = /(?:^|[,;/·|]\s*)to\s/i.test(meaning)
  const isRight = (part: string) =>
    right.has(joined(part)) || meanings.some((one) => isNearlySame(part, one, !isVerb))
  const parts = partsOf(typed).map(plainMeaning).filter(Boolean)
  if (isRight(said) || isRight(plainMeaning(bracketsFirst(typed))) || parts.every(isRight)) return 'right'
  const words = wordsOfMeanings(meaning)
  return parts.some(isRight) || said.split(' ').some((word) => word.length > 2 && words.has(word))
    ? 'close'
    : 'other'
}

/** Whether words differ by one slip of the finger, or the last one in being one or several. */
function isNearlySame(said: string, right: string, isNoun: boolean): boolean {
  const [typed, wanted] = [said.split(' '), right.split(' ')]
  if (typed.length !== wanted.length) return false
  const [at, ...more] = wanted.flatMap((word, place) => (word === typed[place] ? [] : [place]))
  if (at === undefined || more.length > 0) return false
  const [one = '', other = ''] = [typed[at], wanted[at]]
  const isLast = at === wanted.length - 1
  return isOneSlip(other, one) || (isNoun && isLast && (plural(one) === other || plural(other) === one))
}

/** "Good bye", "good-bye" and "goodbye" are one word. */
const joined = (plain: string) => plain.replaceAll(' ', '')

const hasMalayalam = (text: string) => /\p{Script=Malayalam}/u.test(text)
