import type { LexiconEntry, WordTopic } from '@app/learning/vocabulary'
import { find, makeFindIndex } from '@app/malayalam/find'
import { lexicon, loadLexicon } from '../../lexicon/lexicon.ts'

/** The dictionary as this page looks into it. */
export type WordSearch = {
  /** Likeliest first. */
  find: (query: string) => LexiconEntry[]
  /** The commonest first. */
  about: (topic: WordTopic) => LexiconEntry[]
}

const most = 60

/** Fetches the whole dictionary, and makes it ready to be searched: half a second of a cheap phone's work, so it is not for every page. */
export async function openWordSearch(): Promise<WordSearch> {
  await loadLexicon()
  const index = makeFindIndex(lexicon)
  return {
    find: (query) => find(query, index, most),
    about: (topic) =>
      lexicon
        .all()
        .filter((entry) => entry.topic === topic)
        .sort((one, other) => one.use - other.use),
  }
}
