import * as v from 'valibot'
import { boundedText } from '../vocabulary/bounded-text.ts'

/**
 * What is asked of a word: to read it and know its meaning, to hear it and know its meaning, or to see the meaning and say or
 * type the word. In the order in which a word's cards are introduced.
 */
export const cardKinds = ['read', 'hear', 'say'] as const
export type CardKind = (typeof cardKinds)[number]

/** How well a card was known, as the learner says. */
export const grades = ['again', 'hard', 'good', 'easy'] as const
export type Grade = (typeof grades)[number]

/** Milliseconds since 1970: the last day of the year 9999. */
const lastMoment = 253_402_214_400_000

/** Milliseconds: who thinks longer has gone away. */
export const longestThought = 600_000

/** One look at a card. `word` is the word's key, so that it is the same however the word is spelt. */
export const Review = v.object({
  word: boundedText(400),
  card: v.picklist(cardKinds),
  grade: v.picklist(grades),
  /** When, by the device's clock: milliseconds since 1970. */
  at: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(lastMoment)),
  /** Milliseconds from the question to the grade. */
  took: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(longestThought)),
})
export type Review = v.InferOutput<typeof Review>

/** A review under the id its device gave it. Undoing empties it for good (`null`), on every device. */
export const ReviewRecord = v.object({
  id: v.pipe(v.string(), v.regex(/^[0-9a-f]{24}$/)),
  review: v.nullable(Review),
})
export type ReviewRecord = v.InferOutput<typeof ReviewRecord>

/** Bytes of chance in an id. */
export const reviewIdLength = 12

export function reviewId(random: Uint8Array): string {
  return [...random].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
