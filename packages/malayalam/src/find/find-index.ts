import { slots, wholeWord } from '../forms/endings/slots.ts'
import type { WordEntry } from '../forms/entry.ts'
import type { Lexicon } from '../forms/lexicon.ts'
import { straight } from '../plain-text.ts'
import { easyLatin } from '../sound/easy-latin.ts'
import { per } from './costs.ts'
import { foldMalayalam } from './fold.ts'
import type { MeaningLanguage } from './meaning-language.ts'
import { spelling } from './spelling.ts'

/** A lexicon prepared for `find`. */
export type FindIndex<E extends WordEntry> = {
  lexicon: Lexicon<E>
  language: MeaningLanguage
  /** The dictionary forms and their other spellings. */
  words: readonly FoundWord<E>[]
  byKey: ReadonlyMap<string, readonly FoundWord<E>[]>
  /** Stems by their folded key, for words with endings. */
  byStem: ReadonlyMap<string, readonly FoundStem<E>[]>
  senses: readonly Sense<E>[]
  /** Returns a Malayalam text in comparable Latin. The results are cached. */
  spelt: (text: string) => string
}

/** One spelling of an entry, with its folded key. */
export type FoundWord<E> = { key: string; word: string; entry: E }

/** An entry with one of its stems and the slots that the stem fills. */
export type FoundStem<E> = { entry: E; text: string; of: number }

/**
 * One meaning of an entry, in one spelling, without the small words at its beginning: "sit" and "stay" of "to sit, to stay". A later
 * meaning costs more.
 */
export type Sense<E> = {
  text: string
  /** Without spaces and hyphens: busstand, autorickshaw. */
  solid: string
  words: readonly string[]
  isVerb: boolean
  later: number
  entry: E
}

/** Makes the index of a lexicon as it is now. A lexicon that has grown needs a new index. */
export function makeFindIndex<E extends WordEntry>(
  lexicon: Lexicon<E>,
  language: MeaningLanguage,
): FindIndex<E> {
  const words: FoundWord<E>[] = []
  const byKey = new Map<string, FoundWord<E>[]>()
  const byStem = new Map<string, FoundStem<E>[]>()
  const senses: Sense<E>[] = []
  for (const entry of lexicon.all()) {
    for (const word of [entry.word, ...(entry.also ?? [])]) {
      const found = { key: foldText(word), word, entry }
      words.push(found)
      push(byKey, found.key, found)
    }
    for (const [at, sense] of entry.means.entries())
      senses.push(...sensesOf(entry, sense, at * per.sense, language))
  }
  for (const [text, stems] of lexicon.allStems())
    for (const { entry, of } of stems)
      for (const [key, spelt] of stemKeys(text, of)) push(byStem, key, { entry, text: spelt, of })
  return {
    lexicon,
    language,
    words,
    byKey,
    byStem,
    senses,
    spelt: cached((text) => spelling(easyLatin(text))),
  }
}

const future = slots('future')

/**
 * The keys of a stem, each with the spelling that it is of. A whole word keeps its last a, its ം may become വ
 * (മരവും), and ണം may lose it (വേണോ). A stem does neither, and it loses its glide beside an i.
 */
function stemKeys(text: string, of: number): ReadonlyMap<string, string> {
  const keys = new Map<string, string>()
  const put = (key: string, spelt = text) => keys.set(key, keys.get(key) ?? spelt)
  const body = text.slice(0, -1)
  if ((of & wholeWord) !== 0) put(foldMalayalam(text))
  if ((of & wholeWord) !== 0 && text.endsWith('ം')) put(foldMalayalam(`${body}വ`, true))
  if ((of & future) !== 0 && text.endsWith('ണം')) put(foldMalayalam(body, true), body)
  if ((of & ~wholeWord) !== 0) put(foldMalayalam(text, true))
  if ((of & ~wholeWord) !== 0 && text.endsWith('യ')) put(foldMalayalam(body))
  return keys
}

/** The key of a Malayalam text: the keys of its words, joined. */
export const foldText = (text: string) =>
  text
    .split(' ')
    .map((word) => foldMalayalam(word))
    .join('')

function sensesOf<E>(
  entry: E,
  sense: string,
  later: number,
  { isOfVerb, bare, inOneSpelling }: MeaningLanguage,
): Sense<E>[] {
  const isVerb = isOfVerb(sense)
  return straight(sense)
    .toLowerCase()
    .replace(/\(.*?\)|[?!.]/gu, '')
    .split(/[,;]/u)
    .map((part, at) => {
      const text = inOneSpelling(bare(part.trim()))
      const words = text.match(/[a-z]+/gu) ?? []
      return { text, solid: inOne(text), words, isVerb, later: later + at * per.synonym, entry }
    })
}

/** A text without spaces and hyphens. */
export const inOne = (text: string) => text.replace(/[ -]/gu, '')

function cached(spell: (text: string) => string): (text: string) => string {
  const spellings = new Map<string, string>()
  return (text) => {
    const found = spellings.get(text) ?? spell(text)
    spellings.set(text, found)
    return found
  }
}

function push<T>(map: Map<string, T[]>, key: string, value: T) {
  const values = map.get(key)
  if (values) values.push(value)
  else map.set(key, [value])
}
