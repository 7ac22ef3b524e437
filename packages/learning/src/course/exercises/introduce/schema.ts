import * as v from 'valibot'
import { AnItem, Targets } from '../parts.ts'

const Parts = v.pipe(v.array(v.object({ text: v.string(), means: v.string() })), v.readonly())

/**
 * One new item, with all that is told of it. `parts`: the word taken apart, or the letters of a conjunct. `forms`: the forms
 * of pronouns that one meets by it (എന്റെ, എനിക്ക്), which no rule tells.
 */
export const Introduced = v.object({
  item: AnItem,
  text: v.string(),
  latin: v.string(),
  /**
   * What `latin` has, in script: its name, if that is another than `text`. Of an English word, how it is said in Malayalam
   * letters, if that is known.
   */
  say: v.string(),
  means: v.string(),
  audio: v.optional(v.string()),
  parts: v.optional(Parts),
  forms: v.optional(Parts),
})
export type Introduced = v.InferOutput<typeof Introduced>

/** Shows new items, up to five. It asks for nothing. */
export const Introduce = v.object({
  kind: v.literal('introduce'),
  targets: Targets,
  shown: v.pipe(v.array(Introduced), v.minLength(1), v.maxLength(5), v.readonly()),
})
export type Introduce = v.InferOutput<typeof Introduce>
