import type { CardKind, ReviewRecord, WordSchedule } from '@app/learning/review'

/** A review as it is kept, with the values to look it up by. Of an undone one only the id is left. */
export type KeptReview = ReviewRecord & { word?: string; at?: number; unsent?: 1 }

/**
 * A word's schedule, kept so that it need not be computed when the learner comes. `due` is when its first
 * card is due, `missing` which cards may begin.
 */
export type KeptSchedule = WordSchedule & { due: number; last: number; missing: CardKind[] }

/** The edition of the rules for keys. It grows by one whenever the key of a word changes; 0.1.0 had none. */
export const keyEdition = 1
