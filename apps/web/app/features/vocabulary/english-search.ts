import { plainKey, wordsOfEnglish } from '@app/english'
import { type EnglishEntry, readEnglish } from '@app/learning/english-words'
import type { LexiconEntry } from '@app/learning/vocabulary'
import { loadEnglish } from '../../lexicon/english.ts'
import { openWordSearch, type WordSearch } from './word-search.ts'

const maxFound = 60

/**
 * Loads the whole dictionary and turns it round. A word is found by its English, in any form, or by its Malayalam, also
 * as it is typed in Latin letters.
 */
export async function openEnglishSearch(): Promise<WordSearch<EnglishEntry>> {
  const [english, { find, about }] = await Promise.all([loadEnglish(), openWordSearch()])
  /** The English words of these entries: of each, the first thing that it means. */
  const turned = (entries: readonly LexiconEntry[]) => {
    const ids = new Set(entries.map(({ id }) => id))
    const firsts = new Map<string, EnglishEntry>()
    for (const entry of english.byWord.values())
      for (const { entry: of } of entry.senses.slice(0, 2))
        if (of && ids.has(of.id) && !firsts.has(of.id)) firsts.set(of.id, entry)
    return [...new Set(entries.flatMap(({ id }) => firsts.get(id) ?? []))]
  }
  return {
    find(query) {
      const words = wordsOfEnglish(query)
      const key = plainKey(query)
      const read = words.flatMap((_, at) => readEnglish(words, at, english)).map(({ entry }) => entry.word)
      const begun =
        key.length > 1
          ? [...english.byWord].flatMap(([word, entry]) => (word.startsWith(key) ? entry : []))
          : []
      const own = [key, ...read.map(plainKey)].flatMap((word) => english.byWord.get(word) ?? [])
      const { found, alike } = find(query)
      const meant = new Set([...own, ...begun.slice(0, maxFound / 2), ...turned(found)])
      return {
        found: [...meant].slice(0, maxFound),
        alike: turned(alike).filter((entry) => !meant.has(entry)),
      }
    },
    about: (topic) => turned(about(topic)),
  }
}
