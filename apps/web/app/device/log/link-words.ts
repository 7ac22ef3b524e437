import { type Item, wordItem } from '@app/learning/practice'
import type { SavedWord } from '@app/learning/vocabulary'
import { keyOf } from '@app/malayalam'
import { itemAliases, itemOfEntry } from './item-aliases.ts'
import {
  changeLog,
  type LogDatabase,
  type LogPart,
  type LogWriting,
  noteIn,
  readLog,
} from './log-database.ts'
import { keepItems } from './write-log.ts'

/** The saved words of which it was not yet looked up what they are, by this edition of the lexicon. */
export async function wordsToLink(
  database: LogDatabase,
  edition: string,
  saved: readonly SavedWord[],
): Promise<SavedWord[]> {
  const before = await noteIn(readLog(database), 'named')
  const known = before?.edition === edition ? before.meanings : {}
  return saved.filter(({ word, meaning }) => known[keyOf(word)] !== meaning)
}

type Found = { words: readonly SavedWord[]; entries: ReadonlyMap<string, string>; edition: string }

/**
 * Notes what saved words are, so that what is practised of either counts for both. A word that is no longer saved stays
 * what it was: its practice was of that entry. Until the log is here, nothing can be folded anew, and nothing is noted:
 * the whole log is to come. Returns whether they are linked, or the log is wanted from now on, or comes anyway.
 */
export const linkWords = (
  database: LogDatabase,
  { words, entries, edition }: Found,
  now: number,
): Promise<'linked' | 'wanted' | 'waits'> =>
  changeLog(database, async (writing) => {
    const part = await noteIn(writing, 'behind')
    if (part) return wantWhole(writing, part, entries)
    const [names, before] = [{ ...(await noteIn(writing, 'names')) }, await noteIn(writing, 'named')]
    const changed = new Set<Item>()
    for (const { word } of words) {
      const key = keyOf(word)
      const [old, entry] = [names[key], entries.get(key)]
      if (old === entry) continue
      for (const name of [key, old, entry]) if (name !== undefined) changed.add(itemOfEntry(name))
      if (entry === undefined) delete names[key]
      else names[key] = entry
    }
    const known = before?.edition === edition ? before.meanings : {}
    const meanings = Object.fromEntries(words.map(({ word, meaning }) => [keyOf(word), meaning]))
    const notes = writing.objectStore('notes')
    await notes.put(names, 'names')
    await notes.put({ edition, meanings: { ...known, ...meanings } }, 'named')
    await foldAnew(writing, changed, now)
    return 'linked'
  })

/** A word that was practised under its own name or that of its entry is to be one of both. */
async function wantWhole(writing: LogWriting, part: LogPart, entries: Found['entries']) {
  const known = new Set<Item>(await writing.objectStore('known').getAllKeys())
  const isPractised = [...entries].some(
    ([key, entry]) => known.has(wordItem(key)) || known.has(itemOfEntry(entry)),
  )
  if (!isPractised || part.wanted) return 'waits'
  await writing.objectStore('notes').put({ ...part, wanted: 'all' }, 'behind')
  return 'wanted'
}

/** Known under a name that is no longer one: it counts under the new one. */
async function foldAnew(writing: LogWriting, changed: ReadonlySet<Item>, now: number) {
  const names = await itemAliases(writing)
  const known = writing.objectStore('known')
  for (const item of changed) if (names.toCanonicalItem(item) !== item) await known.delete(item)
  await keepItems(writing, names, changed, now)
}
