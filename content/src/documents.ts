import type { Document } from './authored/document.ts'
import type { Source } from './source.ts'

/** The documents that teach something. Rules for every text of the content apply to their texts. */
export function taughtDocuments(source: Source): readonly Document[] {
  const { topics, letters, phrases, articles, films, lexicon, sentences, path, scenes, stories, patterns } =
    source
  return [
    ...topics,
    letters,
    phrases,
    ...articles,
    ...films,
    ...lexicon,
    ...sentences,
    ...path,
    ...scenes,
    ...stories,
    patterns,
  ].map(({ document }) => document)
}
