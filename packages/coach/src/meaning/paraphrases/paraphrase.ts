import { stem } from '@app/malayalam/find'
import { contentWords } from '../english/content-words.ts'
import type { MeantWord } from '../meant-word.ts'

/**
 * `heard` in a guess says the same as `said` where the sentence speaks of this; elsewhere it is another
 * thing.
 */
export type Paraphrase = {
  of: string
  heard: RegExp
  said: string
  where?: (words: readonly MeantWord[], guess: string, english?: string) => boolean
}

/** Whether such a word is spoken of: in one of its forms, or as a part of another. */
export const has =
  (malayalam: RegExp): NonNullable<Paraphrase['where']> =>
  (words) =>
    words.some(({ word, entries }) => [word, ...entries].some((one) => malayalam.test(one)))

/** Whether it is a word for this. */
export const isFor = ({ gloss }: MeantWord, what: string) => contentWords(gloss).includes(stem(what))
