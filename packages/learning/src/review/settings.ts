import * as v from 'valibot'
import { type CardKind, cardKinds } from './review.ts'

/** A learner's settings for reviews. They stay on the device. */
export const ReviewSettings = v.object({
  newPerDay: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(500)), 10),
  reviewsPerDay: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5000)), 200),
  kinds: v.fallback(
    v.pipe(
      v.array(v.picklist(cardKinds)),
      v.nonEmpty(),
      v.transform((kinds) => cardKinds.filter((kind) => kinds.includes(kind))),
    ),
    [...cardKinds],
  ),
})
export type ReviewSettings = { newPerDay: number; reviewsPerDay: number; kinds: CardKind[] }

/** Reads a stored value as settings: of damaged settings, the parts that are valid. */
export function readReviewSettings(stored: unknown): ReviewSettings {
  const found = stored && typeof stored === 'object' ? stored : {}
  return v.parse(ReviewSettings, { newPerDay: null, reviewsPerDay: null, kinds: null, ...found })
}
