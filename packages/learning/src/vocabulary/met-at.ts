import * as v from 'valibot'
import { boundedText } from './bounded-text.ts'

/** Where the learner met a word that they saved: the sentence, and the video and its second where it was one. */
export const MetAt = v.object({
  sentence: boundedText(1000),
  translation: v.optional(boundedText(1000)),
  video: v.optional(boundedText(100)),
  /** Seconds from the video's beginning to the line's, and how long the line is. */
  start: v.optional(v.pipe(v.number(), v.finite(), v.minValue(0))),
  duration: v.optional(v.pipe(v.number(), v.finite(), v.minValue(0))),
})
export type MetAt = v.InferOutput<typeof MetAt>
