import { loaders } from 'virtual:content/lexicon'
import { edition } from 'virtual:content/lexicon-edition'
import { entriesOfSaved } from '@app/learning/practice'
import type { LexiconEntry, SavedWord } from '@app/learning/vocabulary'
import { beginningOf } from '@app/malayalam/forms'
import { linkWords, wordsToLink } from '../device/log/link-words.ts'
import { openLogHere } from '../device/log/open-log.ts'
import { wakeSync } from '../device/storage/wake-sync.ts'
import { targetLanguage } from '../device/target-language/target-language.ts'
import { savedWordsNow } from '../device/words/saved-words.ts'

/**
 * Finds out which entries of the lexicon the saved words are, or which words of the course of English. Then what is
 * practised of either counts for both. Only what changed since is looked up. Returns whether all is known now.
 */
export async function linkSavedWords(): Promise<boolean> {
  const log = await openLogHere()
  const words = await wordsToLink(log, edition, savedWordsNow())
  if (words.length === 0) return true
  const linked = await linkWords(log, { words, entries: await entriesOf(words), edition }, Date.now())
  // After an exchange, what is missing of the log is fetched.
  if (linked === 'wanted') wakeSync()
  return linked === 'linked'
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
