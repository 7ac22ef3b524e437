import { keyOf } from '@app/malayalam'
import { judgeMeaning, type TypedVerdict } from '../review/judge-typed.ts'
import type { LexiconEntry } from '../vocabulary/lexicon-entry.ts'
import type { SavedWord } from '../vocabulary/saved-word.ts'
import { type Item, kindOf } from './item.ts'
import type { ToCanonicalItem } from './memory.ts'
import { shortItem } from './short-name.ts'

type Entry = Pick<LexiconEntry, 'id' | 'word' | 'means' | 'also'>

/** What gives items their names today. `aliases`: an item's old name, and the name that has its history now. */
export type Names = {
  entries: readonly Entry[]
  saved: readonly Pick<SavedWord, 'word' | 'meaning'>[]
  aliases: ReadonlyMap<Item, Item>
}

/**
 * The names that items have today. A saved word is the lexicon's entry with its spelling and its saved meaning, or, if
 * there is none, an item of its own under its key of today. Every item has exactly one name, so a change of the lexicon
 * moves history and loses none.
 */
export function canonicalItemFrom({ entries, saved, aliases }: Names): ToCanonicalItem {
  const ids = new Set(entries.map(({ id }) => id))
  const found = [...entriesOfSaved(entries, saved)]
  const name = canonicalItemBySaved(new Map(found.map(([key, id]) => [key, wordItem(id)])))
  return (item) => {
    const old = renamed(item, aliases)
    return ids.has(old.slice('word:'.length)) ? old : renamed(name(old), aliases)
  }
}

/** The ids of the entries that saved words are, by the keys of the words. A word that is no entry is left out. */
export function entriesOfSaved(entries: readonly Entry[], saved: Names['saved']): Map<string, string> {
  const bySpelling = new Map<string, Entry[]>()
  for (const entry of entries)
    for (const key of new Set([entry.word, ...(entry.also ?? [])].map(keyOf)))
      bySpelling.set(key, [...(bySpelling.get(key) ?? []), entry])
  const found = new Map<string, string>()
  for (const { word, meaning } of saved) {
    const key = keyOf(word)
    const entry = entryWith(meaning, bySpelling.get(key) ?? [])
    if (entry) found.set(key, entry.id)
  }
  return found
}

/**
 * The names of items where it is known which items the saved words are, by their keys, and the lexicon is not at hand.
 * The id of an entry is its own key. A saved English word may be the English of an entry.
 */
export const canonicalItemBySaved =
  (itemOf: ReadonlyMap<string, Item>): ToCanonicalItem =>
  (item) => {
    if (kindOf(item) !== 'word') return item
    const key = keyOf(item.slice('word:'.length))
    return key === '' ? item : (itemOf.get(key) ?? wordItem(key))
  }

/** Only the names that saved words have by themselves: each its key of today. */
export const canonicalKey: ToCanonicalItem = canonicalItemBySaved(new Map())

const turnedKinds = [
  ['english:', 'word:'],
  ['english-sentence:', 'sentence:'],
] as const

/** The item of a saved word, by its key. */
export const wordItem = (key: string): Item => shortItem(`word:${key}`)

/**
 * An item may be renamed more than once. A circle of names ends where it was entered. The English of an entry or a
 * sentence goes where that goes.
 */
function renamed(item: Item, aliases: ReadonlyMap<Item, Item>): Item {
  for (const [turned, own] of turnedKinds)
    if (item.startsWith(turned)) {
      const name = renamed(`${own}${item.slice(turned.length)}`, aliases)
      return name.startsWith(own) ? `${turned}${name.slice(own.length)}` : item
    }
  let name = item
  for (const seen = new Set<Item>(); !seen.has(name); ) {
    seen.add(name)
    name = aliases.get(name) ?? name
  }
  return name
}

/** The entry with the saved meaning. A word that was saved without one is the only entry with its spelling. */
function entryWith(meaning: string, entries: readonly Entry[]): Entry | undefined {
  if (meaning.trim() === '') return entries.length === 1 ? entries[0] : undefined
  const verdicts = entries.map(({ means }) => verdictOn(meaning, means))
  const place = verdicts.includes('right') ? verdicts.indexOf('right') : verdicts.indexOf('close')
  return entries[place]
}

const verdictOn = (meaning: string, means: readonly string[]): TypedVerdict => {
  const verdicts = meaning.split(/[,;/·]/).map((part) => judgeMeaning(part, means.join(', ')))
  return (
    verdicts.find((verdict) => verdict === 'right') ??
    verdicts.find((verdict) => verdict === 'close') ??
    'other'
  )
}
