import * as v from 'valibot'
import { boundedText } from '../vocabulary/bounded-text.ts'

/**
 * The kinds of cards of a word: read it, hear it, or see its meaning and say or type it. In the order in
 * which a word's cards begin.
 */
export const cardKinds = ['read', 'hear', 'say'] as const
export type CardKind = (typeof cardKinds)[number]

/** How well the learner knew a card, by their own choice. */
export const grades = ['again', 'hard', 'good', 'easy'] as const
export type Grade = (typeof grades)[number]

/** Milliseconds since 1970: the last day of the year 9999. */
export const lastMoment = 253_402_214_400_000

/** The longest time to think, in milliseconds. A learner who takes longer has left. */
export const longestThought = 600_000

/**
 * One review of a card. `word` is the key that the word had at the time of the review. The rules for keys may
 * have changed since, so a word's reviews are those whose `keyOf(word)` is its key today.
 */
export const Review = v.object({
  word: boundedText(400),
  card: v.picklist(cardKinds),
  grade: v.picklist(grades),
  /** The time of the review by the device's clock: milliseconds since 1970. */
  at: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(lastMoment)),
  /** Milliseconds from the question to the grade. */
  took: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(longestThought)),
})
export type Review = v.InferOutput<typeof Review>

/**
 * A review with the id that its device gave it. Undoing the review empties the record for good (`null`), on
 * every device.
 */
export const ReviewRecord = v.object({
  id: v.pipe(v.string(), v.regex(/^[0-9a-f]{24}$/)),
  review: v.nullable(Review),
})
export type ReviewRecord = v.InferOutput<typeof ReviewRecord>

/** The number of random bytes in an id. */
export const reviewIdLength = 12

export function reviewId(random: Uint8Array): string {
  return [...random].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Whether a stored value is a sound review, or an undone one. */
export const isReviewRecord = (stored: unknown): stored is ReviewRecord => v.is(ReviewRecord, stored)
