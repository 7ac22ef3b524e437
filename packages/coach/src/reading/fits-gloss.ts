import type { WordReading } from '@app/learning/vocabulary'
import { foldLatin, foldText } from '@app/malayalam/find'
import { wordsBefore } from '@app/malayalam/forms'
import { contentWords, sameSense } from '../meaning/english/content-words.ts'

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
  entriesOf(reading).every(({ pos, means }) => pos !== 'pronoun' && contentOf(means[0] ?? '').length > 0)

/** The sense of an entry that matches the gloss, best in the same words. If none matches, the first sense. */
export function senseIn({ means }: WordReading['entry'], gloss: string): string {
  const said = wordsOf(gloss)
  const hasWord = (sense: string) => contentOf(sense).some((word) => said.includes(word))
  return means.find(hasWord) ?? means.find((sense) => shares(sense, said)) ?? means[0] ?? ''
}

/**
 * The words of a gloss or a meaning. Those of the lexicon and the bank are compared for every sentence, so they are
 * worked out once.
 */
function contentOf(text: string): readonly string[] {
  const found = known.get(text) ?? contentWords(text)
  known.set(text, found)
  return found
}
const known = new Map<string, readonly string[]>()

const entriesOf = (reading: WordReading) => [...wordsBefore(reading), reading].map(({ entry }) => entry)

/** What a gloss has in brackets is said of the word too: “must have (eaten)”. */
const wordsOf = (gloss: string) => contentOf(gloss.replace(/[()]/gu, ' '))

const shares = (sense: string, said: readonly string[]) =>
  contentOf(sense).some((word) => said.some((one) => sameSense(word, one) || grownFrom(word, one)))

/** Sourness is of sour, grandchildren of a grandchild. Shorter beginnings are those of too many words. */
const grownFrom = (one: string, other: string) => {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  return short.length >= 4 && long.startsWith(short)
}
