import type { Item, Known, PracticeRecord } from '@app/learning/practice'
import type { CardKind, ReviewRecord } from '@app/learning/review'

/**
 * An exercise as it is kept, with the values to look it up by: the names that its items have today, and its time. Of an
 * undone one only the id is left.
 */
export type KeptPractice = PracticeRecord & { items?: Item[]; at?: number; unsent?: 1 }

/**
 * What is known of an item, kept so that it need not be computed when the learner comes. A word has what `/review` looks
 * it up by: `due` is when its first card is due, `last` when one was last seen, `missing` which cards may begin.
 */
export type KeptItem = { item: Item; known: Known; due?: number; last?: number; missing?: CardKind[] }

/** A review as version 0.1.0 kept it. */
export type KeptReview = ReviewRecord & { word?: string; at?: number; unsent?: 1 }

/**
 * The edition of the names of items. It grows by one whenever the name of an item changes. 0.1.0 had none, 1 was of
 * reviews alone.
 */
export const nameEdition = 2
