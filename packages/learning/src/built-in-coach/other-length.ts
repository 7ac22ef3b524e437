import { isMalayalam, keyOf, words as wordsOf } from '@app/malayalam'
import { foldLatin, foldText } from '@app/malayalam/find'

/**
 * The word that a learner has written for this one when the a of its first syllable is long there and short here, or the other way
 * round: പാട്ട് for പട്ട്. Whether there is such a word is another matter. A short a in Latin letters says so only beside long ones: who
 * writes none, as most do, writes pattu for both.
 */
export function wordOfOtherLength(word: string, written: string, guess: string): string | undefined {
  const [length, wanted] = [lengthIn(written), lengthIn(word)]
  if (!length || !wanted || length === wanted) return undefined
  if (length === 'short' && !isMalayalam(written) && !/aa|a\u0304/u.test(plain(guess))) return undefined
  return withOtherLength(keyOf(word))
}

/** All that may be such words, to be looked up before a guess is compared. */
export const wordsOfOtherLength = (text: string, guess: string): string[] => {
  const tokens = keyOf(guess).match(/[\p{L}\p{M}]+/gu) ?? []
  return wordsOf(text).flatMap((word) => {
    const key = foldText(keyOf(word))
    const written = tokens.find((one) =>
      isMalayalam(one) ? foldText(one) === key : foldLatin(one).includes(key),
    )
    return (written && wordOfOtherLength(word, written, guess)) ?? []
  })
}

const plain = (latin: string) => latin.toLowerCase().normalize('NFD')

/** How long the a is in the first syllable; undefined where that has another vowel. */
function lengthIn(written: string): 'long' | 'short' | undefined {
  if (isMalayalam(written))
    return longStart.test(written) ? 'long' : shortStart.test(written) ? 'short' : undefined
  const vowel = /^[^aeiou]*(?<vowel>a\u0304|a+)(?![eiouwy])/u.exec(plain(written))?.groups?.vowel
  if (vowel === undefined) return undefined
  return vowel.length > 1 ? 'long' : 'short'
}

const longStart = /^(?:ആ|[ക-ഹ]ാ)/u
const shortStart = /^(?:അ|[ക-ഹ](?![ാ-്ൗൢ]))/u

const withOtherLength = (word: string) =>
  longStart.test(word)
    ? word.replace(/^ആ/u, 'അ').replace(/(?<=^[ക-ഹ])ാ/u, '')
    : word.replace(/^അ/u, 'ആ').replace(/^([ക-ഹ])(?=[^ാ])/u, '$1ാ')
