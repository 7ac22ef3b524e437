import type { Sound } from './sounds.ts'

/**
 * A sound of a word. `spoken` is what the mouth does where that differs from what is written (a voiced stop between vowels:
 * Latin keeps k, IPA says ɡ). `raw` is a character that is no sound; it is passed on as it is.
 */
export type Phoneme = { sound: Sound; spoken?: Sound } | { raw: string }

/** What is read before the neighbours are known: the two marks that take their sound from what follows. */
export type Written = Phoneme | { mark: 'anusvara' | 'visarga' }
