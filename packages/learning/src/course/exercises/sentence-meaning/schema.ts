import * as v from 'valibot'
import { choices, Glosses, Targets, Told } from '../parts.ts'

/** A sentence, seen or only heard, and four meanings. */
export const SentenceMeaning = v.object({
  kind: v.literal('sentence-meaning'),
  targets: Targets,
  told: Told,
  by: v.picklist(['eye', 'ear']),
  sentence: v.string(),
  text: v.string(),
  audio: v.optional(v.string()),
  /** Its words that were never met. */
  glosses: Glosses,
  ...choices,
})
export type SentenceMeaning = v.InferOutput<typeof SentenceMeaning>
