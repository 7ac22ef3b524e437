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

/** A half that fits none: so the last pair is not what is left over. None if nothing else was met. */
const Extra = v.object({ match: v.string(), say: v.optional(v.string()) })

/**
 * Two to five pairs, and a half that fits none, if there is one. `order` has the places of the halves in the order in which they are
 * shown: those of the pairs, then the extra one. By ear, a word is heard, and its script is shown only when it is matched.
 */
export const MatchPairs = v.object({
  kind: v.literal('match-pairs'),
  targets: Targets,
  by: v.picklist(['eye', 'ear']),
  pairs: v.pipe(v.array(Pair), v.minLength(2), v.maxLength(5), v.readonly()),
  extras: v.pipe(v.array(Extra), v.maxLength(1), v.readonly()),
  order: v.pipe(v.array(v.number()), v.readonly()),
})
export type MatchPairs = v.InferOutput<typeof MatchPairs>
