import * as v from 'valibot'
import { Targets } from '../parts.ts'

const strings = v.pipe(v.array(v.string()), v.readonly())

/**
 * A word to type: by its meaning, or as it is heard. `words` has its spellings, the usual one first. `others`
 * has other words of the lexicon that are written almost alike: typing one of them is never forgiven. `forms`
 * has forms of the word itself, and `synonyms` words of the same meaning.
 */
export const TypeIt = v.object({
  kind: v.literal('type-it'),
  targets: Targets,
  by: v.picklist(['meaning', 'ear']),
  means: v.string(),
  audio: v.optional(v.string()),
  words: v.pipe(v.array(v.string()), v.minLength(1), v.readonly()),
  forms: strings,
  synonyms: strings,
  others: v.pipe(v.array(v.object({ word: v.string(), means: v.string() })), v.readonly()),
})
export type TypeIt = v.InferOutput<typeof TypeIt>
