import * as v from 'valibot'
import { AnItem, Glosses, Targets } from '../parts.ts'

/** A tile: a word, or an ending that joins to the word before it (`joins`). `items` is what one must know to take it. */
export const Tile = v.object({
  text: v.string(),
  items: v.pipe(v.array(AnItem), v.readonly()),
  joins: v.exactOptional(v.literal(true)),
})
export type Tile = v.InferOutput<typeof Tile>

/** A word of the sentence, and the tiles that give it: one, or a stem and an ending. */
export const BuiltWord = v.object({
  text: v.string(),
  items: v.pipe(v.array(AnItem), v.readonly()),
  tiles: v.pipe(v.array(v.number()), v.minLength(1), v.maxLength(2), v.readonly()),
})
export type BuiltWord = v.InferOutput<typeof BuiltWord>

/**
 * What an ending gives behind a word: the tiles, and the joined form. `shape`: it is written otherwise behind this word
 * (-ഉടെ, not -ന്റെ); then the tile is refused, and says so. What is not listed does not join.
 */
export const Join = v.object({
  stem: v.number(),
  ending: v.number(),
  text: v.string(),
  shape: v.exactOptional(v.string()),
})
export type Join = v.InferOutput<typeof Join>

/**
 * Words that stay together, in their order (`words`, by their places), and where they may stand in their clause:
 *
 * - `last`: the predicate; it ends the clause.
 * - `first`: what joins it to the clause before (പക്ഷേ); it begins the clause.
 * - `question`: a question word; right before the predicate, or where the author has it.
 * - `subject`: a person who does it; also in a later clause that is joined by a participle.
 * - `call`: who is called; at an end of the sentence, or where the author has it.
 * - `free`: anywhere before the predicate.
 *
 * Phrases of one `pair` are joined by -ഉം and stand beside each other, in any order.
 *
 * What is said in other ways too has a mark: `naming`, a predicate that says what something is (അമ്മയാണ്), which may
 * come first; `when`, a time, which may follow the verb in speech; `understood`, a pronoun that may be left out.
 */
export const Phrase = v.object({
  words: v.pipe(v.array(v.number()), v.minLength(1), v.readonly()),
  place: v.picklist(['free', 'subject', 'question', 'first', 'last', 'call']),
  pair: v.optional(v.number()),
  mark: v.optional(v.picklist(['naming', 'when', 'understood'])),
})
export type Phrase = v.InferOutput<typeof Phrase>

/**
 * `linked`: the same person does what the next clause says (പോയി, കഴിച്ചിട്ട്). `parallel`: its verb may change places
 * with that of the clause before (ചിരിക്കും, പാടും). `counting`: it is a number that is counted.
 */
export const Clause = v.object({
  phrases: v.pipe(v.array(Phrase), v.readonly()),
  linked: v.boolean(),
  parallel: v.optional(v.boolean()),
  counting: v.optional(v.boolean()),
})
export type Clause = v.InferOutput<typeof Clause>

/**
 * A sentence by what it means, or one that is heard, to be built from tiles. `words` has the author's, in the order of the
 * phrases in `clauses`; `judge` knows which other orders are right. All other tiles are too many: each stands for
 * something that is asked for, so that no tile is right because it is left over.
 */
export const BuildSentence = v.object({
  kind: v.literal('build-sentence'),
  targets: Targets,
  by: v.picklist(['eye', 'ear']),
  sentence: v.string(),
  text: v.string(),
  english: v.string(),
  audio: v.optional(v.string()),
  /** Its words that were never met. */
  glosses: Glosses,
  words: v.pipe(v.array(BuiltWord), v.minLength(2), v.readonly()),
  tiles: v.pipe(v.array(Tile), v.minLength(3), v.readonly()),
  joins: v.pipe(v.array(Join), v.readonly()),
  clauses: v.pipe(v.array(Clause), v.minLength(1), v.readonly()),
})
export type BuildSentence = v.InferOutput<typeof BuildSentence>
