import type { PartOfSpeech } from '@app/malayalam/forms'
import type { LexiconEntry } from '../vocabulary/lexicon-entry.ts'

/** A meaning of an English word: a Malayalam word of the lexicon, or what a small word is in Malayalam. */
export type EnglishSense = {
  malayalam: string
  /** Missing for a small word such as `of`. */
  entry?: LexiconEntry
  /** When it has this meaning: `of a fish` for `scale`. It is English. */
  only?: string
  pos?: PartOfSpeech
  /** How far it is from the first thing the word means: what is rare or said late costs more. */
  cost: number
}

/** An English word or phrase with all that it may mean in Malayalam, the likeliest first. */
export type EnglishEntry = {
  /** As it is shown: `rain`, `Onam`, `bus stop`. */
  word: string
  /** How it is said, in Malayalam letters. */
  said?: string
  /** What a learner should know of it, in Malayalam. */
  note?: string
  senses: readonly EnglishSense[]
}

/** What a teacher wrote of English: how words are said, and what small words mean. */
export type EnglishData = {
  said: Readonly<Record<string, string>>
  small: Readonly<Record<string, { means: readonly string[]; note?: string | undefined }>>
}
