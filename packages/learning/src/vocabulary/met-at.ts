import * as v from 'valibot'
import { boundedText } from './bounded-text.ts'

/** Where the learner met a saved word: the sentence, and the video with its time if it was a video. */
export const MetAt = v.object({
  sentence: boundedText(1000),
  translation: v.optional(boundedText(1000)),
  video: v.optional(boundedText(100)),
  /** The start of the line in the video and its duration, in seconds. */
  start: v.optional(v.pipe(v.number(), v.finite(), v.minValue(0))),
  duration: v.optional(v.pipe(v.number(), v.finite(), v.minValue(0))),
})
export type MetAt = v.InferOutput<typeof MetAt>
