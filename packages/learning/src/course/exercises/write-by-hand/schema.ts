import * as v from 'valibot'
import { Targets } from '../parts.ts'

/** A letter to write by hand. `say` is how it is named. */
export const WriteByHand = v.object({
  kind: v.literal('write-by-hand'),
  targets: Targets,
  text: v.string(),
  say: v.string(),
  audio: v.optional(v.string()),
})
export type WriteByHand = v.InferOutput<typeof WriteByHand>
