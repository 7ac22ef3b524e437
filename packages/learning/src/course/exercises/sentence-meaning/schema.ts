import * as v from 'valibot'
import { choices, Glosses, Targets } from '../parts.ts'

/**
 * A sentence, seen or only heard, and four meanings: its own, and those that it has if one of its two items is taken
 * for another, or both are. Right shows these two. `meaning`: what is to be said is shown, and the options say it, in
 * the language that is learnt.
 */
export const SentenceMeaning = v.object({
  kind: v.literal('sentence-meaning'),
  targets: Targets,
  by: v.picklist(['eye', 'ear', 'meaning']),
  sentence: v.string(),
  text: v.string(),
  audio: v.optional(v.string()),
  /** Words of the sentence that were never met, names too. */
  glosses: Glosses,
  ...choices,
})
export type SentenceMeaning = v.InferOutput<typeof SentenceMeaning>
