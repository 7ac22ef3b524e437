import * as v from 'valibot'
import { topicKeys } from '../levels/topic.ts'
import { type Item, isItem } from '../practice/item.ts'

const text = v.pipe(v.string(), v.nonEmpty())
const id = v.pipe(v.string(), v.regex(/^[a-z0-9/-]+$/))

/** A text in both languages of the interface. */
const Bilingual = v.object({ en: text, ml: text })

/** The most letters, words and sentences that one unit teaches, the words of its note, and of what stands behind it. */
export const unitLimits = {
  letters: 3,
  words: { least: 6, most: 8 },
  sentences: { least: 9, most: 12 },
  noteWords: 25,
  moreWords: 60,
} as const

/**
 * An ending or a pair of sounds, with the note that explains it. `more` is what a first note is too short for: it is read by
 * who wants it. `spoken`: as it is said, if that differs.
 */
const Grammar = v.object({
  item: v.custom<Item>(isItem),
  note: Bilingual,
  more: v.optional(Bilingual),
  examples: v.pipe(v.array(v.object({ text, english: text, spoken: v.optional(text) })), v.readonly()),
})

/** One step of the path: what is new in it, and what it leads to. */
export const Unit = v.object({
  id,
  title: Bilingual,
  /** What the learner can do after it. */
  canDo: Bilingual,
  /** The same for a learner of English, where `canDo` speaks of a film: the films are in Malayalam. */
  canDoInEnglish: v.optional(Bilingual),
  /** The ids of new letters, in the order of teaching. */
  letters: v.pipe(v.array(id), v.readonly()),
  /** The ids of new words, in the order of teaching. */
  words: v.pipe(v.array(id), v.readonly()),
  /** Words that are read in script alone from here on. */
  read: v.pipe(v.array(id), v.readonly()),
  grammar: v.optional(Grammar),
  /** The ids of its sentences. */
  sentences: v.pipe(v.array(id), v.readonly()),
  /** The topics whose quiz can be played now. */
  topics: v.pipe(v.array(v.picklist(topicKeys)), v.readonly()),
  /** The lines of films that can be followed now, counted from 1. */
  films: v.pipe(
    v.array(v.object({ film: text, lines: v.pipe(v.array(v.pipe(v.number(), v.integer())), v.readonly()) })),
    v.readonly(),
  ),
})
export type Unit = v.InferOutput<typeof Unit>

/** Six units for one thing that a learner wants to do. */
export const Stretch = v.object({ id, title: Bilingual, units: v.pipe(v.array(Unit), v.readonly()) })
export type Stretch = v.InferOutput<typeof Stretch>

/** The way through the course. */
export const Path = v.object({ stretches: v.pipe(v.array(Stretch), v.readonly()) })
export type Path = v.InferOutput<typeof Path>

/** The units of all stretches, in order. */
export const unitsOf = ({ stretches }: Path): Unit[] => stretches.flatMap(({ units }) => units)

/** Everything that is new in a unit: letters first, then words, then its ending or its pair of sounds. */
export function itemsOf({ letters, words, grammar }: Pick<Unit, 'letters' | 'words' | 'grammar'>): Item[] {
  return [
    ...letters.map((letter): Item => `letter:${letter}`),
    ...words.map((word): Item => `word:${word}`),
    ...(grammar ? [grammar.item] : []),
  ]
}
