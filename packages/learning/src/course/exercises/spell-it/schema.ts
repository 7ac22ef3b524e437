import * as v from 'valibot'
import { Targets } from '../parts.ts'

const strings = v.pipe(v.array(v.string()), v.readonly())

/**
 * A word to spell with tiles, by its meaning: each letter that a reader sees is a tile, and two are too many. `words` has
 * its spellings, that of the tiles first.
 */
export const SpellIt = v.object({
  kind: v.literal('spell-it'),
  targets: Targets,
  means: v.string(),
  words: v.pipe(v.array(v.string()), v.minLength(1), v.readonly()),
  tiles: v.pipe(strings, v.minLength(4)),
  audio: v.optional(v.string()),
})
export type SpellIt = v.InferOutput<typeof SpellIt>
