import type { Language } from './language/language.ts'
import type { Readings } from './reading/place.ts'

/** What is known of the words of a text: how each may be read, and what Malayalam words are in English. */
export type Knowledge = { readings: Readings; language: Language }
