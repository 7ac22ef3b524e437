import * as v from 'valibot'
import { AnItem, Choice, Targets } from '../parts.ts'

const strings = v.pipe(v.array(v.string()), v.readonly())

/**
 * A sentence with a gap for one of its words, and what the sentence means: the form that belongs there is chosen, or
 * typed. `forms` has all spellings that are right, the usual one first. `others` has the word's other forms, by which a
 * wrong answer is understood; `mistaken` has the same form of words that are written almost alike (കളിച്ചു for കഴിച്ചു);
 * `shapes` has it of others, once for each way in which the ending is written (വന്നു, പോയി).
 */
export const PutEnding = v.object({
  kind: v.literal('put-ending'),
  targets: Targets,
  way: v.picklist(['choose', 'type']),
  word: AnItem,
  ending: AnItem,
  /** The dictionary form. */
  text: v.string(),
  /** The sentence around the gap, and what it means. */
  sentence: v.string(),
  before: v.string(),
  after: v.string(),
  english: v.string(),
  /** What the form means as a whole, in English, and what its ending says in Malayalam. */
  says: v.object({ en: v.string(), ml: v.string() }),
  /** The ending as it is written on this word. */
  shown: v.string(),
  forms: v.pipe(v.array(v.string()), v.minLength(1), v.readonly()),
  others: v.pipe(v.array(v.object({ ending: AnItem, forms: strings })), v.readonly()),
  mistaken: v.pipe(v.array(v.object({ word: v.string(), means: v.string() })), v.readonly()),
  shapes: v.optional(strings),
  /** Only to choose from. */
  options: v.optional(v.pipe(v.array(Choice), v.length(4), v.readonly())),
})
export type PutEnding = v.InferOutput<typeof PutEnding>
