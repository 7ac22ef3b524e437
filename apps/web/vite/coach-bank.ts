import { type CoachBank, patternWordIds, patternWordsOf } from '@app/coach'
import type { Content } from '@app/content'
import type { LexiconEntry } from '@app/learning/vocabulary'

/**
 * The data of the built-in coach: the sentences, the patterns, and the lexicon entries that fill the
 * patterns, without examples.
 */
export function coachBank(
  { sentences, patterns }: Pick<Content, 'sentences' | 'patterns'>,
  lexicon: readonly LexiconEntry[],
): CoachBank {
  const entries = lexicon.map(({ examples: _, ...entry }) => entry)
  const words = patternWordsOf(entries, patterns)
  const missing = [...patternWordIds(patterns)].find((id) => !words[id])
  if (missing) throw new Error(`The coach's patterns name the word ${missing}, which the lexicon has not.`)
  return { topics: sentences, patterns, words }
}
