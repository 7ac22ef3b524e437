import { isNormal, normalise } from './normalise.ts'
import { straight } from './plain-text.ts'
import { asWritten } from './spoken/as-written.ts'

/**
 * The key of a word: the same for all its spellings. It is for comparing and looking up, never for showing.
 * The text is normalised, without joiners, with white space folded, straight quotation marks and Latin letters
 * in lower case. Length, doubling and place of articulation all count: പട്ട് silk is not പാട്ട് song.
 */
export function keyOf(text: string): string {
  if (isNormal(text)) return text
  // Without its ZWNJ, a text may have a spelling to correct, so it is normalised again.
  return straight(normalise(normalise(text).replace(/\u200C|\u200D/gu, '')))
    .replace(/\s+/gu, ' ')
    .trim()
    .toLowerCase()
}

/** Whether two spellings are of one word: equal, or one of them as the word is said (എല, ഇല). */
export function sameWord(one: string, other: string): boolean {
  const [key, wanted] = [keyOf(one), keyOf(other)]
  return key === wanted || asWritten(key).includes(wanted) || asWritten(wanted).includes(key)
}
