import * as v from 'valibot'
import { choices, Targets } from '../parts.ts'

/**
 * Two words that differ in one sound. `match`: one word is shown (`text`), both are heard, and the options
 * are the two clips. `which`: one is heard (`audio`), and the options are the two words as they are written.
 */
export const TellApart = v.object({
  kind: v.literal('tell-apart'),
  targets: Targets,
  way: v.picklist(['match', 'which']),
  text: v.optional(v.string()),
  audio: v.optional(v.string()),
  ...choices,
})
export type TellApart = v.InferOutput<typeof TellApart>
