import type { Document } from './authored/document.ts'
import type { Source } from './source.ts'

/** The documents in which something is taught: whatever rule holds for every text of the content, holds for theirs. */
export function taughtDocuments(source: Source): readonly Document[] {
  const { topics, letters, phrases, articles, films, lexicon, sentences, patterns } = source
  return [...topics, letters, phrases, ...articles, ...films, ...lexicon, ...sentences, patterns].map(
    ({ document }) => document,
  )
}
