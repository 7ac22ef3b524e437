import {
  canonicalItemBySaved,
  canonicalKey,
  type Item,
  isItem,
  type ToCanonicalItem,
  wordItem,
} from '@app/learning/practice'
import { type NotesReading, noteIn, type SavedEntries } from './log-database.ts'

/** The names of items on this device: a saved word and its entry in the lexicon are one item. */
export type ItemAliases = {
  toCanonicalItem: ToCanonicalItem
  /** The item of a saved word, by the word's key. */
  itemOf: (key: string) => Item
  /** An item under all names by which the log is looked up. */
  namesIn: (item: Item) => Item[]
}

/** Reads them. Every transaction that names items does: another tab may have found out more. */
export const itemAliases = async (reading: NotesReading): Promise<ItemAliases> =>
  namesOf(await noteIn(reading, 'names'))

/** The item of what a saved word is. */
export const itemOfEntry = (entry: string): Item => (isItem(entry) ? entry : `word:${entry}`)

export function namesOf(entries: SavedEntries = {}): ItemAliases {
  const itemOf = new Map(Object.entries(entries).map(([key, entry]) => [key, itemOfEntry(entry)]))
  if (itemOf.size === 0) return plain
  const namesIn = new Map<Item, Item[]>()
  for (const [key, item] of itemOf) namesIn.set(item, [...(namesIn.get(item) ?? [item]), wordItem(key)])
  return {
    toCanonicalItem: canonicalItemBySaved(itemOf),
    itemOf: (key) => itemOf.get(key) ?? wordItem(key),
    namesIn: (item) => namesIn.get(item) ?? [item],
  }
}

const plain: ItemAliases = {
  toCanonicalItem: canonicalKey,
  itemOf: wordItem,
  namesIn: (item) => [item],
}
