import type { Frame, Sense } from './frame.ts'

/** A clause of a sentence, or a phrase that is said whole, with what is called or joins before it. */
export type Said = { opening: readonly Sense[] } & ({ frame: Frame } | { phrase: Sense })

/** All that one sentence says: its clauses in order, and who is called after them. */
export type Sentence = { said: readonly Said[]; closing: readonly Sense[]; asks: boolean }
