import * as v from 'valibot'
import { Asks, choices, Glosses, Told } from '../parts.ts'

/** A sentence, seen or only heard, and four meanings. */
export const SentenceMeaning = v.object({
  kind: v.literal('sentence-meaning'),
  asks: Asks,
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
