import { englishMeanings } from '@app/english'
import type { LexiconEntry, WordTopic } from '@app/learning/vocabulary'
import { find, makeFindIndex } from '@app/malayalam/find'
import { lexicon, loadLexicon } from '../../lexicon/lexicon.ts'

/** The dictionary as this page searches it. */
export type WordSearch<Entry = LexiconEntry> = {
  /** The most likely first. */
  find: (query: string) => readonly Entry[]
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
    find: (query) => find(query, index, maxFound),
    about: (topic) =>
      lexicon
        .all()
        .filter((entry) => entry.topic === topic)
        .sort((one, other) => one.use - other.use),
  }
}
