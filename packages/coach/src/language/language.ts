import type { LexiconEntry } from '@app/learning/vocabulary'
import type { Line, Pronoun, Sense } from '../frame/frame.ts'
import { noMarks } from '../frame/thing.ts'
import type { Alike, LineData, LinesData, Tables } from './tables.ts'

type Found = Line | 'unread'

/** The lines of a word: the plain one, those for another sense of it, and those beside certain words. */
type Lines = {
  plain: Found | undefined
  senses: readonly { start: string; line: Found }[]
  beside: ReadonlyMap<string, Found>
}

export type LineTable = ReadonlyMap<string, Lines>

/** What Malayalam words are in English, ready to be looked up. */
export type Language = {
  verbs: LineTable
  idioms: LineTable
  nouns: LineTable
  adverbs: LineTable
  determiners: LineTable
  postpositions: LineTable
  pronouns: ReadonlyMap<string, Pronoun>
  adjectives: ReadonlyMap<string, Sense>
  strong: ReadonlyMap<string, Sense>
  ordinals: ReadonlyMap<string, Sense>
  conjunctions: ReadonlyMap<string, string>
  calls: ReadonlyMap<string, string>
  helpers: ReadonlyMap<string, string>
  /** The lists by which English is read. */
  english: Readonly<Record<string, string>>
  alike: Alike
  equations: Tables['equations']
  /** A list of words by its name. */
  listed: (name: string) => ReadonlySet<string>
  /** The marks of a noun that its sense has, or the last word of it, or its Malayalam word. */
  nounMarks: (sense: Sense, word: string) => readonly string[]
}

export function languageOf(tables: Tables): Language {
  const lists = new Map(
    Object.entries(tables.lists).map(([name, words]) => [name, new Set(words.split(/\s+/u))] as const),
  )
  const verbMarks = verbMarksOf(tables)
  const verbs = linesOf(tables.verbs, verbMarks)
  // മുടി വെട്ടുക and ഓൺ ചെയ്യുക: two words in one line.
  const verbsOfTwo = [...verbs].filter(([word]) => word.includes(' '))
  return {
    verbs,
    idioms: new Map([...verbsOfTwo, ...linesOf(tables.idioms, verbMarks)]),
    nouns: linesOf(tables.nouns),
    adverbs: linesOf(tables.adverbs),
    determiners: linesOf(tables.determiners),
    postpositions: linesOf(tables.postpositions),
    pronouns: new Map(Object.entries(tables.pronouns).map(([word, line]) => [word, pronounOf(line)])),
    adjectives: new Map(Object.entries(tables.adjectives)),
    strong: new Map(Object.entries(tables.strong)),
    ordinals: new Map(Object.entries(tables.ordinals)),
    conjunctions: new Map(Object.entries(tables.conjunctions)),
    calls: new Map(Object.entries(tables.calls)),
    helpers: new Map(Object.entries(tables.helpers)),
    english: tables.english,
    alike: tables.alike,
    equations: tables.equations,
    listed: (name) => lists.get(name) ?? noMarks,
    nounMarks: nounMarksOf(tables),
  }
}

/** The line of a word for the sense that its entry has first here, or for the word as such. */
export function lineFor(table: LineTable, { word, means }: Pick<LexiconEntry, 'word' | 'means'>) {
  const lines = table.get(word)
  const [sense = ''] = means
  return lines?.senses.find(({ start }) => sense.startsWith(start))?.line ?? lines?.plain
}

/** The line of a word in a table of words that have one each. */
export function lineIn(table: LineTable, word: string): Line | undefined {
  const found = table.get(word)?.plain
  return found === 'unread' ? undefined : found
}

type MarksOf = (sense: Sense) => readonly string[]

const linesOf = (table: Readonly<Record<string, LinesData>>, marksOf?: MarksOf): LineTable =>
  new Map(
    Object.entries(table).map(([word, data]) => {
      const all = (isMany(data) ? data : [data]).map((one) => ({ data: one, line: lineOf(one, marksOf) }))
      const valued = (name: string) =>
        all.flatMap(({ data, line }) => {
          const value = data === 'unread' ? undefined : data[name]
          return value === undefined ? [] : [[value, line] as const]
        })
      const plain = all.find(({ data }) => data === 'unread' || !(data.sense || data.beside))
      return [
        word,
        {
          plain: plain?.line,
          senses: valued('sense').map(([start, line]) => ({ start, line })),
          beside: new Map(valued('beside')),
        },
      ]
    }),
  )

const isMany = (data: LinesData): data is readonly LineData[] => Array.isArray(data)

function lineOf(data: LineData, marksOf: MarksOf = () => []): Found {
  if (data === 'unread' || data.english === 'unread') return 'unread'
  const { english = '', marks = '', sense: _, beside: __, ...values } = data
  const own = marks.split(' ').filter((mark) => mark !== '')
  return {
    sense: english,
    marks: new Set([...own, ...marksOf(english)]),
    values: new Map(
      Object.entries(values).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, value] as const],
      ),
    ),
  }
}

const phrases = (text: string | undefined) => (text === undefined ? [] : text.split(', '))

function verbMarksOf({ verb_marks }: Tables): MarksOf {
  const marks = Object.entries(verb_marks).map(([mark, { begins, is }]) => ({
    mark,
    begins: phrases(begins).map((one) => `${one} `),
    is: new Set(phrases(is)),
  }))
  return (sense) =>
    marks.flatMap(({ mark, begins, is }) =>
      is.has(sense) || begins.some((one) => `${sense} `.startsWith(one)) ? [mark] : [],
    )
}

function nounMarksOf({ noun_marks }: Tables): Language['nounMarks'] {
  const marks = new Map<string, string[]>()
  for (const [mark, words] of Object.entries(noun_marks))
    for (const word of words.split(', ')) marks.set(word, [...(marks.get(word) ?? []), mark])
  const ofSense = (sense: Sense) => marks.get(sense) ?? marks.get(sense.split(' ').at(-1) ?? '')
  return (sense, word) => [...(ofSense(sense) ?? []), ...(marks.get(word) ?? [])]
}

function pronounOf(line: string): Pronoun {
  const [subject = '', object = '', before = '', alone = '', who = '', of = '', kind = ''] = line.split(' ')
  return {
    ...{ subject, object, before, alone },
    who: who === 'I' || who === 'many' ? who : 'one',
    of: of === 'person' ? 'person' : 'thing',
    kind: kind === 'asks' || kind === 'none' || kind === 'some' || kind === 'all' ? kind : 'plain',
  }
}
