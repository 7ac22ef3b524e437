import { graphemes, keyOf } from '@app/malayalam'
import { foldText } from '@app/malayalam/find'
import { analyse, type Lexicon, makeLexicon, wordsBefore } from '@app/malayalam/forms'
import { lettersIn } from '../letters/letters-in.ts'
import type { Item } from '../practice/item.ts'
import { type AttestedForm, attestedForms } from './attested-forms.ts'
import type { CourseContent, CourseWord } from './content.ts'
import { type SameMeaning, sameMeaningIn } from './senses.ts'
import { type Token, writtenTokens } from './sound-tokens.ts'

/** Words that can stand for one another as options: a noun beside nouns, small words beside small words. */
type WordClass = 'noun' | 'name' | 'verb' | 'adjective' | 'adverb' | 'numeral' | 'said' | 'small'

/** What is looked up in the content: made once for each content, part by part when it is first asked for. */
export type CourseIndex = {
  sameMeaning: SameMeaning
  /** The words of a class: those first that sentences have most often. */
  ofClass(word: CourseWord): readonly CourseWord[]
  tokens(word: CourseWord): readonly Token[]
  /** The entries that a text may be a form of: കത്തി is a knife, and “burned”. */
  readAs(text: string): readonly CourseWord[]
  /** The words that are written alike but for a last vowel that is hardly heard: പേര് and പേർ. */
  writtenLike(text: string): readonly CourseWord[]
  /** Of the words that mean this first, the commonest. */
  commonest(meaning: string): CourseWord | undefined
  /** The forms with an ending that people use, and those of a word: the commonest first. */
  withEnding(ending: string): readonly AttestedForm[]
  formsOf(word: string): readonly AttestedForm[]
  /** How the last ending of a form is written on this word: -മാർ of അമ്മമാർ. Undefined if the word changes as a whole. */
  endingIn(text: string, word: CourseWord): string | undefined
  /** Whether a word has these letters as one: no word has എ്ത്. */
  isWritten(letters: string): boolean
  /** The ids of the letters of a text. */
  letters(text: string): readonly string[]
  /** The words that are typed alike, without regard to length, doubling and the place of the tongue. */
  typedLike(word: string): readonly CourseWord[]
  /** The ids of the sentences, film lines and questions that need an item. */
  sentences(item: Item): readonly string[]
  lines(item: Item): readonly string[]
  questions(item: Item): readonly string[]
}

const indexes = new WeakMap<CourseContent, CourseIndex>()

export function courseIndex(content: CourseContent): CourseIndex {
  const index = indexes.get(content) ?? makeIndex(content)
  indexes.set(content, index)
  return index
}

function makeIndex(content: CourseContent): CourseIndex {
  const words = [...content.words.values()]
  const sameMeaning = once(() => sameMeaningIn(words, content.synonyms))
  const timesOf = ({ id }: CourseWord) => sentences().get(`word:${id}`)?.length ?? 0
  const written = once(() => grouped(words, ({ word }) => withoutLastVowel(word)))
  const meaning = once(() =>
    grouped(
      words.toSorted((one, other) => one.use - other.use || timesOf(other) - timesOf(one)),
      ({ means }) => means[0] ?? '',
    ),
  )
  const classes = once(() =>
    grouped(
      words.toSorted((one, other) => one.use - other.use || timesOf(other) - timesOf(one)),
      classOf,
    ),
  )
  const lexicon = once((): Lexicon<CourseWord> => makeLexicon(words))
  const tokens = each(({ word }: CourseWord) => writtenTokens(word))
  const readAs = each((text: string) => [
    ...new Set(
      analyse(text, lexicon()).flatMap((reading) =>
        reading.before && wordsBefore(reading).length > 0 ? [] : [reading.entry],
      ),
    ),
  ])
  const letters = once(() => lettersIn([...content.letters.values()]))
  const lettersOf = each((text: string) => letters()(text).ids)
  const writtenAsOne = once(() => new Set(words.flatMap(({ word }) => graphemes(word))))
  const typed = once(() => grouped(words, ({ word }) => foldText(word)))
  const attested = once(() => attestedForms(content))
  const byEnding = once(() => grouped(attested(), ({ ending }) => ending.id))
  const byWord = once(() => grouped(attested(), ({ word }) => word.id))
  const sentences = once(() => byItem(content.sentences))
  const lines = once(() => byItem(content.lines))
  const questions = once(() => byItem(content.questions))
  return {
    sameMeaning: (one, other) => sameMeaning()(one, other),
    ofClass: (word) => classes().get(classOf(word)) ?? [],
    tokens,
    readAs,
    writtenLike: (text) => written().get(withoutLastVowel(text)) ?? [],
    commonest: (first) => meaning().get(first)?.[0],
    withEnding: (ending) => byEnding().get(ending) ?? [],
    formsOf: (word) => byWord().get(word) ?? [],
    endingIn: (text, word) => shownEnding(analyse(text, lexicon()).find(({ entry }) => entry === word)),
    isWritten: (letters) => plain.test(letters) || writtenAsOne().has(letters),
    letters: lettersOf,
    typedLike: (word) => typed().get(foldText(word)) ?? [],
    sentences: (item) => sentences().get(item) ?? [],
    lines: (item) => lines().get(item) ?? [],
    questions: (item) => questions().get(item) ?? [],
  }
}

/** A vowel, or a consonant with a sign at most. */
const plain = /^(?:[\u0d05-\u0d14]|[\u0d15-\u0d3a](?!\u0d4d\p{L})\p{M}?|[\u0d7a-\u0d7f])$/u

const vowelOfSign = new Map(
  Array.from('ാആിഇീഈുഉൂഊെഎേഏൊഒോഓ'.match(/../gu) ?? [], (pair) => [pair.charAt(0), pair.charAt(1)]),
)

/** An ending is shown with the letter of its vowel, because a sign cannot stand alone: -ഉടെ. */
function shownEnding(reading: { endings: readonly { shown: string }[] } | undefined): string | undefined {
  const shown = reading?.endings.at(-1)?.shown
  if (!shown?.startsWith('-')) return undefined
  return shown.replace(/^-(.)/u, (_, first: string) => `-${vowelOfSign.get(first) ?? first}`)
}

const chillus: Readonly<Record<string, string>> = { ർ: 'ര', ൽ: 'ല', ൾ: 'ള', ൻ: 'ന', ൺ: 'ണ' }

/** A chillu and its letter with a virama are hardly told apart at a word's end. */
const withoutLastVowel = (text: string) =>
  keyOf(text).replace(/[ർൽൾൻൺ]$/u, (last) => `${chillus[last] ?? last}്`)

/** Whether two words are of one class. */
export const sameClass = (one: CourseWord, other: CourseWord): boolean => classOf(one) === classOf(other)

function classOf({ pos }: CourseWord): WordClass {
  switch (pos) {
    case 'noun':
    case 'name':
    case 'verb':
    case 'adjective':
    case 'adverb':
    case 'numeral':
      return pos
    case 'interjection':
    case 'phrase':
      return 'said'
    default:
      return 'small'
  }
}

type Carrier = { pieces: readonly { items: readonly Item[] }[] }

function byItem(all: ReadonlyMap<string, Carrier>): Map<Item, string[]> {
  const found = new Map<Item, string[]>()
  for (const [id, { pieces }] of all)
    for (const item of new Set(pieces.flatMap(({ items }) => items)))
      found.set(item, [...(found.get(item) ?? []), id])
  return found
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

function each<Key, T>(make: (key: Key) => T): (key: Key) => T {
  const made = new Map<Key, T>()
  return (key) => {
    const found = made.get(key)
    if (found !== undefined) return found
    const value = make(key)
    made.set(key, value)
    return value
  }
}

/** Browsers of 2023 have no `Map.groupBy`. */
function grouped<Key, T>(all: readonly T[], keyOf: (one: T) => Key): Map<Key, T[]> {
  const groups = new Map<Key, T[]>()
  for (const one of all) {
    const key = keyOf(one)
    const group = groups.get(key)
    if (group) group.push(one)
    else groups.set(key, [one])
  }
  return groups
}
