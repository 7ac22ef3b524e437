import * as v from 'valibot'
import { Targets } from '../parts.ts'

/**
 * A word or a letter to say: by its meaning, or read aloud (`text` is then shown). `forms` has forms of the word
 * itself.
 */
export const SayIt = v.object({
  kind: v.literal('say-it'),
  targets: Targets,
  by: v.picklist(['meaning', 'eye']),
  text: v.string(),
  words: v.pipe(v.array(v.string()), v.minLength(1), v.readonly()),
  forms: v.optional(v.pipe(v.array(v.string()), v.readonly())),
  means: v.string(),
  audio: v.optional(v.string()),
})
export type SayIt = v.InferOutput<typeof SayIt>
