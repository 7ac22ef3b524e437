import { unitLimits } from '@app/learning/course'
import { topicKeys } from '@app/learning/levels'
import * as v from 'valibot'
import { filmThemes } from '../films/film.ts'
import { Id, Text } from './text.ts'

const Bilingual = v.strictObject({ en: Text, ml: Text })

const list = <Entry>(what: string, entry: v.GenericSchema<unknown, Entry>, least: number, most: number) =>
  v.pipe(
    v.array(entry),
    v.minLength(least, `A unit has at least ${least} ${what}.`),
    v.maxLength(most, `A unit has at most ${most} ${what}.`),
  )

const ofWords = (most: number, what: string) =>
  v.pipe(
    Text,
    v.check((text) => text.split(/\s+/).length <= most, `${what} has at most ${most} words.`),
  )
const Note = ofWords(unitLimits.noteWords, 'A note')
const More = ofWords(unitLimits.moreWords, 'What stands behind a note')

/** What is written, and what is said where that differs. */
const AuthoredExample = v.strictObject({ text: Text, english: Text, spoken: v.optional(Text) })

const grammar = {
  note: v.strictObject({ en: Note, ml: Note }),
  /** What the note is too short for. Whoever wants it reads it. */
  more: v.optional(v.strictObject({ en: More, ml: More })),
  examples: v.pipe(v.array(AuthoredExample), v.length(2, 'A note has two examples.')),
}

/** A pair of sounds is named by its two ends: a/aa. */
const ContrastId = v.pipe(
  Text,
  v.regex(/^[A-Za-z0-9-]+\/[A-Za-z0-9-]+$/, 'A pair of sounds is written like a/aa.'),
)

/** A sentence of the bank (food-1), the first or second example of an entry (vellam/1), or a new one. */
const SentenceName = v.pipe(
  Text,
  v.regex(/^[a-z0-9-]+(\/[12])?$/, 'A sentence is named like food-1 or vellam/1, or written out.'),
)

/** A word (amma) or an ending (ending:past). `none` stands for no ending. */
const ItemName = v.pipe(
  Text,
  v.regex(/^(ending:[A-Za-z]+|[a-z0-9-]+)$/, 'An item is a word like amma or an ending like ending:past.'),
)

/**
 * What a sentence could be taken for, two by two: two of its items, each with another that would fit, and the English
 * with the first swapped, the second, and both. Of a sentence with one item to ask for: that, with three others.
 */
const AuthoredGrid = v.pipe(
  v.strictObject({
    swap: v.record(ItemName, v.union([ItemName, v.pipe(v.array(ItemName), v.length(3))])),
    english: v.pipe(v.array(Text), v.length(3, 'A grid has three English sentences.')),
  }),
  v.check(({ swap }) => {
    const others = Object.values(swap)
    return others.length === 1 ? Array.isArray(others[0]) : others.length === 2 && !others.some(Array.isArray)
  }, 'A grid swaps two items, each for another, or one for three others.'),
)
export type AuthoredGrid = v.InferOutput<typeof AuthoredGrid>

const Grids = v.pipe(v.array(AuthoredGrid), v.minLength(1), v.maxLength(3))

const NewSentence = v.strictObject({
  id: Id,
  text: Text,
  english: Text,
  gloss: v.array(Text),
  grids: v.optional(Grids),
})
export type NewSentence = v.InferOutput<typeof NewSentence>

/** A sentence that is written elsewhere, with its grids. */
const NamedSentence = v.strictObject({ of: SentenceName, grids: Grids })

const Line = v.pipe(
  Text,
  v.regex(/^\d+$/, 'A line of a film is a number, counted from 1.'),
  v.transform(Number),
)

const { letters, words, sentences } = unitLimits
export const AuthoredUnit = v.strictObject({
  id: Id,
  title: Bilingual,
  canDo: Bilingual,
  /** What a learner of English can do, where `canDo` speaks of a film. */
  canDoInEnglish: v.optional(Bilingual),
  letters: v.optional(list('new letters', Id, 0, letters)),
  words: list('new words', Id, words.least, words.most),
  /** Words that are read in script alone from here on: all their letters are taught. */
  read: v.optional(v.array(Id)),
  ending: v.optional(v.strictObject({ id: Text, ...grammar })),
  contrast: v.optional(v.strictObject({ id: ContrastId, ...grammar })),
  sentences: list(
    'sentences',
    v.union([SentenceName, NamedSentence, NewSentence]),
    sentences.least,
    sentences.most,
  ),
  topics: v.optional(v.array(v.picklist(topicKeys, 'This is no topic.'))),
  films: v.optional(
    v.array(
      v.strictObject({
        film: v.picklist(filmThemes, `A film is one of ${filmThemes.join(', ')}.`),
        lines: v.array(Line),
      }),
    ),
  ),
})
export type AuthoredUnit = v.InferOutput<typeof AuthoredUnit>

/** `data/path/<n>-<name>.yaml`, as its author writes it: one stretch of the path. */
export const PathFile = v.strictObject({
  id: Id,
  title: Bilingual,
  units: v.pipe(v.array(AuthoredUnit), v.minLength(1, 'A stretch has at least one unit.')),
})
export type PathFile = v.InferOutput<typeof PathFile>

type AuthoredSentence = AuthoredUnit['sentences'][number]

/** Whether a sentence was written for the path, not only named by it. */
export const isWritten = (sentence: AuthoredSentence): sentence is NewSentence =>
  typeof sentence !== 'string' && 'id' in sentence

export const gridsOf = (sentence: AuthoredSentence): readonly AuthoredGrid[] =>
  typeof sentence === 'string' ? [] : (sentence.grids ?? [])

export function nameOf(sentence: AuthoredSentence): string {
  if (typeof sentence === 'string') return sentence
  return 'of' in sentence ? sentence.of : sentence.id
}
