import { englishMeanings } from '@app/english'
import type { LexiconEntry, WordTopic } from '@app/learning/vocabulary'
import { findApart, makeFindIndex } from '@app/malayalam/find'
import { lexicon, loadLexicon } from '../../lexicon/lexicon.ts'

/** If nothing is found, the word is not in the dictionary; what is alike may be meant. */
export type Found<Entry> = { found: readonly Entry[]; alike: readonly Entry[] }

/** The dictionary as this page searches it. */
export type WordSearch<Entry = LexiconEntry> = {
  /** The most likely first; apart, what only looks or sounds like the query. */
  find: (query: string) => Found<Entry>
  /** The most common first. */
  about: (topic: WordTopic) => readonly Entry[]
}

const maxFound = 60

/**
 * Loads the whole dictionary and prepares it for searching. That is half a second of work for a cheap phone,
 * so not every page does it.
 */
export async function openWordSearch(): Promise<WordSearch> {
  await loadLexicon()
  const index = makeFindIndex(lexicon, englishMeanings)
  return {
    find: (query) => findApart(query, index, maxFound),
    about: (topic) =>
      lexicon
        .all()
        .filter((entry) => entry.topic === topic)
        .sort((one, other) => one.use - other.use),
  }
}
