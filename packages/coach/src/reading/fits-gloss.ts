import type { WordReading } from '@app/learning/vocabulary'
import { foldLatin, foldText } from '@app/malayalam/find'
import { wordsBefore } from '@app/malayalam/forms'
import { contentWords, sameSense } from '../glosses/content-words.ts'

/**
 * Whether a word of a reading means something that the gloss says, or is itself in the gloss: അവിയൽ is avial.
 */
export const agrees = (reading: WordReading, gloss: string): boolean => {
  const said = wordsOf(gloss)
  const names = (word: string) => said.some((one) => foldLatin(one).includes(foldText(word)))
  return entriesOf(reading).some(
    ({ word, means }) => means.some((sense) => shares(sense, said)) || names(word),
  )
}

/**
 * Whether a reading contradicts the gloss, as far as words can show it: പുറം is the back, and പുറത്ത്
 * outside. Words without content, such as ഉണ്ട് “there is”, contradict nothing, nor does ആര് “who” in
 * “whose”.
 */
export const contradicts = (reading: WordReading, gloss: string): boolean =>
  wordsOf(gloss).length > 0 &&
  !agrees(reading, gloss) &&
  entriesOf(reading).every(({ pos, means }) => pos !== 'pronoun' && contentWords(means[0] ?? '').length > 0)

/** The sense of an entry that matches the gloss, best in the same words. If none matches, the first sense. */
export function senseIn({ means }: WordReading['entry'], gloss: string): string {
  const said = wordsOf(gloss)
  const hasWord = (sense: string) => contentWords(sense).some((word) => said.includes(word))
  return means.find(hasWord) ?? means.find((sense) => shares(sense, said)) ?? means[0] ?? ''
}

const entriesOf = (reading: WordReading) => [...wordsBefore(reading), reading].map(({ entry }) => entry)

/** What a gloss has in brackets is said of the word too: “must have (eaten)”. */
const wordsOf = (gloss: string) => contentWords(gloss.replace(/[()]/gu, ' '))

const shares = (sense: string, said: readonly string[]) =>
  contentWords(sense).some((word) => said.some((one) => sameSense(word, one) || grownFrom(word, one)))

/** Sourness is of sour, grandchildren of a grandchild. Shorter beginnings are those of too many words. */
const grownFrom = (one: string, other: string) => {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  return short.length >= 4 && long.startsWith(short)
}
