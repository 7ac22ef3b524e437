import * as v from 'valibot'
import { choices, Targets } from '../parts.ts'

/**
 * A word, seen or only heard, and four meanings; or a form of a word (`of` is the word alone), and what its
 * ending may mean. `whole` is what the form means with its ending.
 */
export const ChooseMeaning = v.object({
  kind: v.literal('choose-meaning'),
  targets: Targets,
  by: v.picklist(['eye', 'ear']),
  text: v.string(),
  of: v.optional(v.string()),
  whole: v.optional(v.string()),
  audio: v.optional(v.string()),
  ...choices,
})
export type ChooseMeaning = v.InferOutput<typeof ChooseMeaning>
