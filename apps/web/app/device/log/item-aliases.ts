import {
  canonicalItemBySaved,
  canonicalKey,
  type Item,
  isItem,
  type ToCanonicalItem,
} from '@app/learning/practice'
import { answerOf } from './ask-database.ts'

/** The names of items on this device: a saved word and its entry in the lexicon are one item. */
export type ItemAliases = {
  toCanonicalItem: ToCanonicalItem
  /** The item of a saved word, by the word's key. */
  itemOf: (key: string) => Item
  /** An item under all names by which the log is looked up. */
  namesIn: (item: Item) => Item[]
}

/**
 * What saved words are, by their keys, as far as this device has found out: of a Malayalam word the id of its entry, of an
 * English one the whole name of its item.
 */
export type SavedEntries = Readonly<Record<string, string>>

/** Reads them. Every transaction that names items does: another tab may have found out more. */
export async function itemAliases(notes: IDBObjectStore): Promise<ItemAliases> {
  return namesOf((await answerOf(notes.get('names'))) as SavedEntries | undefined)
}

/** The item of what a saved word is. */
export const itemOfEntry = (entry: string): Item => (isItem(entry) ? entry : `word:${entry}`)

export function namesOf(entries: SavedEntries = {}): ItemAliases {
  const itemOf = new Map(Object.entries(entries).map(([key, entry]) => [key, itemOfEntry(entry)]))
  if (itemOf.size === 0) return plain
  const namesIn = new Map<Item, Item[]>()
  for (const [key, item] of itemOf) namesIn.set(item, [...(namesIn.get(item) ?? [item]), `word:${key}`])
  return {
    toCanonicalItem: canonicalItemBySaved(itemOf),
    itemOf: (key) => itemOf.get(key) ?? `word:${key}`,
    namesIn: (item) => namesIn.get(item) ?? [item],
  }
}

const plain: ItemAliases = {
  toCanonicalItem: canonicalKey,
  itemOf: (key) => `word:${key}`,
  namesIn: (item) => [item],
}
