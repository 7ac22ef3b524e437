import * as v from 'valibot'
import { AnItem, Asks, Choice } from '../parts.ts'

/**
 * A word and what it shall mean: its form is chosen, or typed. `forms` has all spellings that are right, the
 * standard one first; `word` and `ending` say what to blame.
 */
export const PutEnding = v.object({
  kind: v.literal('put-ending'),
  asks: Asks,
  way: v.picklist(['choose', 'type']),
  word: AnItem,
  ending: AnItem,
  text: v.string(),
  means: v.string(),
  forms: v.pipe(v.array(v.string()), v.minLength(1), v.readonly()),
  /** Only to choose from. */
  options: v.optional(v.pipe(v.array(Choice), v.minLength(2), v.maxLength(4), v.readonly())),
})
export type PutEnding = v.InferOutput<typeof PutEnding>
