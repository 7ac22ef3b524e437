import type { Sound } from './sounds.ts'

/**
 * A sound of a word. `spoken` is the sound as it is pronounced, if that differs from the spelling (a voiced
 * stop between vowels: Latin writes k, IPA ɡ). `raw` is a character without a sound; it is kept as it is.
 */
export type Phoneme = { sound: Sound; spoken?: Sound } | { raw: string }

/** A sound before its neighbours are known: the two marks get their sound from the letter after them. */
export type Written = Phoneme | { mark: 'anusvara' | 'visarga' }
