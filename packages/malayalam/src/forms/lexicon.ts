import { keyOf } from '../compare.ts'
import type { WordEntry } from './entry.ts'
import type { Stem } from './stems/stem.ts'
import { stemsOf } from './stems/stems.ts'

export type StemOf<E extends WordEntry> = Stem & { entry: E }

/** Entries prepared for lookups. `add` adds words later, for a lexicon that is loaded in several files. */
export type Lexicon<E extends WordEntry> = {
  /** The entries with this dictionary form, in any spelling. */
  entries(word: string): readonly E[]
  /** The stems with this text. The text must be normalised and without joiners. */
  stems(text: string): readonly StemOf<E>[]
  /** Whether a form of any entry may begin with these letters. */
  beginsWith(start: string): boolean
  add(entries: readonly E[]): void
  /** All entries in the order in which they were added. */
  all(): readonly E[]
  allStems(): ReadonlyMap<string, readonly StemOf<E>[]>
}

const none: readonly never[] = []
const zwnj = '\u200C'

/** Makes a lexicon. Of two equal entries, the one added first comes first. */
export function makeLexicon<E extends WordEntry>(first: readonly E[]): Lexicon<E> {
  const byWord = new Map<string, E[]>()
  const everything: E[] = []
  const byText = new Map<string, StemOf<E>[]>()
  const starts = new Set<string>()
  /** The length of the longest stem with this beginning. Most texts that are looked up are no stem. */
  const longest = new Map<number, number>()
  const add = (entries: readonly E[]) => {
    for (const entry of entries) {
      everything.push(entry)
      for (const word of [entry.word, ...(entry.also ?? [])]) push(byWord, keyOf(word), entry)
      for (const stem of stemsOf(entry)) {
        const text = withoutJoiners(stem.text)
        // വാഷിങ് മെഷീൻ is also written in one word.
        for (const one of text.includes(' ') ? [text, text.replaceAll(' ', '')] : [text]) {
          push(byText, one, { ...stem, text: one, entry })
          starts.add(startOf(one))
          const beginning = beginningOf(one)
          if (one.length > (longest.get(beginning) ?? 0)) longest.set(beginning, one.length)
        }
      }
    }
  }
  add(first)
  return {
    entries: (word) => byWord.get(keyOf(word)) ?? none,
    stems: (text) =>
      text.length > (longest.get(beginningOf(text)) ?? 0) ? none : (byText.get(text) ?? none),
    beginsWith: (start) => starts.has(start),
    add,
    all: () => everything,
    allStems: () => byText,
  }
}

/** Entries are normalised, so only a ZWNJ makes a text differ from its key. */
const withoutJoiners = (text: string) => (text.includes(zwnj) ? keyOf(text) : text)

/** A number for the first three letters of a text; two texts seldom share it by chance. */
const beginningOf = (text: string) =>
  (text.charCodeAt(0) * 31 + text.charCodeAt(1)) * 131 + text.charCodeAt(2) * 7 || text.length

/** The text without its last letter, which may change where an ending joins (മരം, മരമാണ്). */
const startOf = (text: string) => text.slice(0, -1)

function push<T>(map: Map<string, T[]>, key: string, value: T) {
  const values = map.get(key)
  if (values) values.push(value)
  else map.set(key, [value])
}
