import * as v from 'valibot'
import { AnItem, Asks } from '../parts.ts'

/** What a word does in its sentence: what the rule of word order reads. */
export const roles = ['verb', 'question', 'modifier', 'numeral', 'head', 'free', 'after', 'fixed'] as const

/** A tile. `items` is what one must know for it. `role` is missing on a tile that belongs to no sentence. */
export const Tile = v.object({
  text: v.string(),
  items: v.pipe(v.array(AnItem), v.readonly()),
  role: v.optional(v.picklist(roles)),
})
export type Tile = v.InferOutput<typeof Tile>

/**
 * An English sentence, or one that is heard, to be built from tiles. The sentence is in `answer`, by the
 * places of its tiles; other orders may be right too (`judge`).
 */
export const BuildSentence = v.object({
  kind: v.literal('build-sentence'),
  asks: Asks,
  by: v.picklist(['eye', 'ear']),
  sentence: v.string(),
  text: v.string(),
  english: v.string(),
  audio: v.optional(v.string()),
  tiles: v.pipe(v.array(Tile), v.minLength(2), v.readonly()),
  answer: v.pipe(v.array(v.number()), v.minLength(2), v.readonly()),
})
export type BuildSentence = v.InferOutput<typeof BuildSentence>
