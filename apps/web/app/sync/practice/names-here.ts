import { type Item, keyToday, type NameToday, namesBySaved } from '@app/learning/practice'
import { answerOf } from './ask-database.ts'

/** The names of items on this device: a saved word and its entry in the lexicon are one item. */
export type NamesHere = {
  nameToday: NameToday
  /** The item of a saved word, by the word's key. */
  itemOf: (key: string) => Item
  /** An item under all names by which the log is looked up. */
  namesIn: (item: Item) => Item[]
}

/** The entries that saved words are, by the keys of the words, as far as this device has found out. */
export type SavedEntries = Readonly<Record<string, string>>

/** Reads them. Every transaction that names items does: another tab may have found out more. */
export async function namesHere(notes: IDBObjectStore): Promise<NamesHere> {
  return namesOf((await answerOf(notes.get('names'))) as SavedEntries | undefined)
}

function namesOf(entries: SavedEntries = {}): NamesHere {
  const entryOf = new Map(Object.entries(entries))
  if (entryOf.size === 0) return plain
  const namesIn = new Map<Item, Item[]>()
  for (const [key, entry] of entryOf)
    namesIn.set(`word:${entry}`, [...(namesIn.get(`word:${entry}`) ?? [`word:${entry}`]), `word:${key}`])
  return {
    nameToday: namesBySaved(entryOf),
    itemOf: (key) => `word:${entryOf.get(key) ?? key}`,
    namesIn: (item) => namesIn.get(item) ?? [item],
  }
}

const plain: NamesHere = { nameToday: keyToday, itemOf: (key) => `word:${key}`, namesIn: (item) => [item] }
