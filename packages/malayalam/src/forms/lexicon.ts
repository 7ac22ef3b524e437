import { keyOf } from '../compare.ts'
import type { WordEntry } from './entry.ts'
import type { Stem } from './stems/stem.ts'
import { stemsOf } from './stems/stems.ts'

export type StemOf<E extends WordEntry> = Stem & { entry: E }

/** Entries made ready for looking up. Adding words later (`add`) serves a lexicon that is loaded in parts. */
export type Lexicon<E extends WordEntry> = {
  /** The entries whose dictionary form this is, in any spelling. */
  entries(word: string): readonly E[]
  /** What stands so in the forms of any entry. Takes normalised text without joiners. */
  stems(text: string): readonly StemOf<E>[]
  /** Whether a form of any entry can begin with these letters. */
  beginsWith(start: string): boolean
  add(entries: readonly E[]): void
  /** Every entry, in the order given. */
  all(): readonly E[]
  allStems(): ReadonlyMap<string, readonly StemOf<E>[]>
}

const none: readonly never[] = []
const zwnj = '\u200C'

/** A lexicon of these entries. The first to be given of two alike comes first. */
export function makeLexicon<E extends WordEntry>(first: readonly E[]): Lexicon<E> {
  const byWord = new Map<string, E[]>()
  const everything: E[] = []
  const byText = new Map<string, StemOf<E>[]>()
  const starts = new Set<string>()
  const add = (entries: readonly E[]) => {
    for (const entry of entries) {
      everything.push(entry)
      for (const word of [entry.word, ...(entry.also ?? [])]) push(byWord, keyOf(word), entry)
      for (const stem of stemsOf(entry)) {
        const text = withoutJoiners(stem.text)
        push(byText, text, { ...stem, text, entry })
        starts.add(startOf(text))
      }
    }
  }
  add(first)
  return {
    entries: (word) => byWord.get(keyOf(word)) ?? none,
    stems: (text) => byText.get(text) ?? none,
    beginsWith: (start) => starts.has(start),
    add,
    all: () => everything,
    allStems: () => byText,
  }
}

/** Entries are normalised already, so that only a kept ZWNJ parts a text from its key. */
const withoutJoiners = (text: string) => (text.includes(zwnj) ? keyOf(text) : text)

/** All but the last letter: that one may be another where an ending joins (മരം, മരമാണ്). */
const startOf = (text: string) => text.slice(0, -1)

function push<T>(map: Map<string, T[]>, key: string, value: T) {
  const values = map.get(key)
  if (values) values.push(value)
  else map.set(key, [value])
}
