import type { CardKind, ReviewRecord, WordSchedule } from '@app/learning/review'

/** A review as it is kept, with what it is looked up by. Of an undone one only the id is left. */
export type KeptReview = ReviewRecord & { word?: string; at?: number; unsent?: 1 }

/**
 * What a word's reviews come to, kept so that nothing has to be computed when the learner comes: `due` is when its first card is,
 * `missing` which cards may begin.
 */
export type KeptSchedule = WordSchedule & { due: number; last: number; missing: CardKind[] }

/** The edition of the rules for keys: one more whenever the key of some word changes. Version 0.1.0 had none. */
export const keyEdition = 1
