import type { Tables } from '@app/coach'
import * as v from 'valibot'
import { Text } from './text.ts'

const isOf = (known: string) => {
  const names = new Set(known.trim().split(/\s+/u))
  return (text: string) => text.split(' ').every((name) => names.has(name))
}

const marks = (known: string) =>
  v.optional(
    v.pipe(
      Text,
      v.check(isOf(known), ({ input }) => `The marks "${input}" are not all known here.`),
    ),
  )

const relation = v.optional(Text)
const english = v.optional(Text)
const unread = v.literal('unread')

const verbMarks = marks(`
  it object whom halts shuts both thing any state leave felt inner sensed self effort result moves where goal named away few weather keep own`)
const VerbLine = v.strictObject({
  ...{
    english,
    marks: verbMarks,
    dative: relation,
    sociative: relation,
    locative: relation,
    allative: relation,
  },
  ...{ sense: v.optional(Text), beside: v.optional(Text) },
})

/** A line, or one for each sense of the word. */
const linesOf = <Line extends v.GenericSchema>(line: Line) =>
  v.record(Text, v.union([unread, line, v.array(v.union([unread, line]))], lineFault))

const lineFault =
  'A word has { english: …, marks: … }, a list of these, or "unread": content/README.md says which marks there are.'

const VerbsFile = v.strictObject({
  verbs: linesOf(VerbLine),
  verb_marks: v.record(Text, v.strictObject({ begins: v.optional(Text), is: v.optional(Text) })),
})

const IdiomsFile = v.strictObject({ idioms: linesOf(VerbLine) })

const NounLine = v.strictObject({
  english,
  marks: marks(`
    mass many the bare name on at he she kin group measure vessel vehicle single several manner ache only age time day month feast
    in adjective`),
  ...{ to: relation, in: relation, is: english, at: english, feel: english, has: english, act: english },
})

const NounsFile = v.strictObject({ nouns: linesOf(NounLine), noun_marks: v.record(Text, Text) })

const lineOf = (known: string) => linesOf(v.strictObject({ english, marks: marks(known) }))
const Texts = v.record(Text, Text)

const Pronoun = v.pipe(
  Text,
  v.regex(
    /^\S+ \S+ \S+ \S+ (?:I|one|many) (?:person|thing) (?:plain|asks|none|some|all)$/u,
    'A pronoun is: I me my mine I person plain.',
  ),
)

const SmallWordsFile = v.strictObject({
  pronouns: v.record(Text, Pronoun),
  adverbs: lineOf('when part day clock how where way often first back much asks from habit never'),
  determiners: lineOf('many one mass some asks this that'),
  postpositions: lineOf('none accusative dative genitive sociative locative'),
  ...{ conjunctions: Texts, calls: Texts, helpers: Texts, adjectives: Texts, strong: Texts, ordinals: Texts },
})

const ListsFile = v.strictObject({ lists: Texts })

const EnglishFile = v.strictObject({ english: Texts })

/** Words that may be said for one another: two or more. */
const Group = v.pipe(Text, v.regex(/\S[ ,]+\S/u, 'A group has two words at least.'))
const Groups = v.array(Group)
const AlikeFile = v.strictObject({
  alike: v.strictObject({
    ...{ words: Groups, kinds: Groups, which: Groups, pronouns: Groups, ties: Groups, roles: Groups },
  }),
})

const EquationsFile = v.strictObject({
  equations: v.array(v.pipe(v.array(Text), v.minLength(2, 'An equation has two sentences at least.'))),
})

/** The files of `data/translation`, as their authors write them, by their names. */
export const translationFiles = {
  verbs: VerbsFile,
  idioms: IdiomsFile,
  nouns: NounsFile,
  'small-words': SmallWordsFile,
  lists: ListsFile,
  english: EnglishFile,
  alike: AlikeFile,
  equations: EquationsFile,
} as const

type FileName = keyof typeof translationFiles
export type TranslationFiles = {
  [Name in FileName]: v.InferOutput<(typeof translationFiles)[Name]> | undefined
}

type Read = <Value>(name: string, schema: v.GenericSchema<unknown, Value>) => Value | undefined

export const readTranslation = (read: Read): TranslationFiles => ({
  verbs: read('verbs', VerbsFile),
  idioms: read('idioms', IdiomsFile),
  nouns: read('nouns', NounsFile),
  'small-words': read('small-words', SmallWordsFile),
  lists: read('lists', ListsFile),
  english: read('english', EnglishFile),
  alike: read('alike', AlikeFile),
  equations: read('equations', EquationsFile),
})

/** All of it in one. A folder without these files translates nothing. */
export const translationOf = ({ translation }: { translation: TranslationFiles }): Tables => ({
  ...{
    verbs: {},
    verb_marks: {},
    idioms: {},
    nouns: {},
    noun_marks: {},
    pronouns: {},
    adverbs: {},
    determiners: {},
  },
  ...{
    postpositions: {},
    conjunctions: {},
    calls: {},
    helpers: {},
    adjectives: {},
    strong: {},
    ordinals: {},
    lists: {},
    english: {},
    alike: { words: [], kinds: [], which: [], pronouns: [], ties: [], roles: [] },
    equations: [],
  },
  ...translation.verbs,
  ...translation.idioms,
  ...translation.nouns,
  ...translation['small-words'],
  ...translation.lists,
  ...translation.english,
  ...translation.alike,
  ...translation.equations,
})
