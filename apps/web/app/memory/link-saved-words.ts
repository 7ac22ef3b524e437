import { loaders } from 'virtual:content/lexicon'
import { edition } from 'virtual:content/lexicon-edition'
import { entriesOfSaved, type Item } from '@app/learning/practice'
import type { LexiconEntry, SavedWord } from '@app/learning/vocabulary'
import { keyOf } from '@app/malayalam'
import { beginningOf } from '@app/malayalam/forms'
import { answerOf, kept } from '../device/log/ask-database.ts'
import { itemAliases, itemOfEntry, type SavedEntries } from '../device/log/item-aliases.ts'
import { keepItems } from '../device/log/keep-practice.ts'
import { snapshotIn } from '../device/log/log-snapshot.ts'
import { openPractice } from '../device/log/open-practice.ts'
import { ownerOf } from '../device/storage/owner.ts'
import { targetLanguage, targetStorage } from '../device/target-language/target-language.ts'
import { savedWordsNow } from '../device/words/saved-words.ts'

/** What was found out: by which edition of the lexicon, and with which meaning each word was saved. */
type Named = { edition: string; meanings: Readonly<Record<string, string>> }

/**
 * Finds out which entries of the lexicon the saved words are, or which words of the course of English. Then what is
 * practised of either counts for both. Only what changed since is looked up. A word that is no longer saved stays what it
 * was: its practice was of that entry.
 */
export async function linkSavedWords() {
  const saved = savedWordsNow()
  const database = await openPractice(ownerOf(targetStorage))
  const before = (await answerOf(database.transaction('notes').objectStore('notes').get('named'))) as
    | Named
    | undefined
  const known = before?.edition === edition ? before.meanings : {}
  const asked = saved.filter(({ word, meaning }) => known[keyOf(word)] !== meaning)
  if (asked.length === 0) return
  const found = await entriesOf(asked)

  const transaction = database.transaction(['practice', 'known', 'notes'], 'readwrite')
  const done = kept(transaction)
  const notes = transaction.objectStore('notes')
  // Until the log is here, nothing can be folded anew.
  if (!(await snapshotIn(notes))) {
    const names = { ...((await answerOf(notes.get('names'))) as SavedEntries | undefined) }
    const changed = new Set<Item>()
    for (const { word } of asked) {
      const key = keyOf(word)
      const [old, entry] = [names[key], found.get(key)]
      if (old === entry) continue
      for (const name of [key, old, entry]) if (name !== undefined) changed.add(itemOfEntry(name))
      if (entry === undefined) delete names[key]
      else names[key] = entry
    }
    const meanings = Object.fromEntries(asked.map(({ word, meaning }) => [keyOf(word), meaning]))
    notes.put(names, 'names')
    notes.put({ edition, meanings: { ...known, ...meanings } } satisfies Named, 'named')
    await renew(transaction, changed)
  }
  await done
}

/** Known under a name that is no longer one: it counts under the new one. */
async function renew(transaction: IDBTransaction, changed: ReadonlySet<Item>) {
  const names = await itemAliases(transaction.objectStore('notes'))
  for (const item of changed)
    if (names.toCanonicalItem(item) !== item) transaction.objectStore('known').delete(item)
  await keepItems(transaction, names, changed, Date.now())
}

/** The entries that saved words are, by their keys. Of English words, the items of its course. */
async function entriesOf(words: readonly SavedWord[]): Promise<ReadonlyMap<string, string>> {
  if (targetLanguage === 'malayalam') return entriesOfSaved(await entriesFor(words), words)
  const { loadCourse } = await import('../course/course.ts')
  return (await loadCourse()).itemsOfSaved?.(words) ?? new Map()
}

/** The entries that may be these words: the parts of the lexicon with their first letters. */
async function entriesFor(words: readonly SavedWord[]): Promise<LexiconEntry[]> {
  const letters = new Set(words.map(({ word }) => beginningOf(word)))
  const parts = await Promise.all([...letters].map((letter) => loaders[letter]?.()))
  const byId = new Map(parts.flatMap((part) => part?.entries ?? []).map((entry) => [entry.id, entry]))
  return [...byId.values()]
}
