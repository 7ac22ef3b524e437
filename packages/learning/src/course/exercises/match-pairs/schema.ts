import * as v from 'valibot'
import { AnItem, Targets } from '../parts.ts'

/** A pair to match: script, and its meaning (words) or its sound in Latin (letters). */
export const Pair = v.object({
  item: AnItem,
  text: v.string(),
  match: v.string(),
  /** What `match` has in Latin, in script. */
  say: v.optional(v.string()),
  audio: v.optional(v.string()),
})
export type Pair = v.InferOutput<typeof Pair>

/**
 * Two to five pairs. `order` has the places of the pairs in the order in which their other halves are shown. By
 * ear, a word is heard, and its script is shown only when it is matched.
 */
export const MatchPairs = v.object({
  kind: v.literal('match-pairs'),
  targets: Targets,
  by: v.picklist(['eye', 'ear']),
  pairs: v.pipe(v.array(Pair), v.minLength(2), v.maxLength(5), v.readonly()),
  order: v.pipe(v.array(v.number()), v.readonly()),
})
export type MatchPairs = v.InferOutput<typeof MatchPairs>
