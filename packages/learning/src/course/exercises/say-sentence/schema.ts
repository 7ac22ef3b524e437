import * as v from 'valibot'
import { AnItem, Glosses, Targets } from '../parts.ts'

/** A part that can be marked as lacking: a word, or the ending of one, as it stands there. */
export const SaidPart = v.object({ item: AnItem, text: v.string(), means: v.optional(v.string()) })
export type SaidPart = v.InferOutput<typeof SaidPart>

/**
 * A sentence to say whole, by what it means. Then it is heard and seen, and the learner marks the `parts` that they
 * lacked, or a recogniser tells.
 */
export const SaySentence = v.object({
  kind: v.literal('say-sentence'),
  targets: Targets,
  sentence: v.string(),
  text: v.string(),
  english: v.string(),
  audio: v.optional(v.string()),
  parts: v.pipe(v.array(SaidPart), v.minLength(1), v.readonly()),
  /** Its words that were never met: they are shown before it is said. */
  glosses: Glosses,
})
export type SaySentence = v.InferOutput<typeof SaySentence>
