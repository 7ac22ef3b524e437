import type { Content } from '@app/content'
import { type CoachBank, patternWordIds, patternWordsOf } from '@app/learning/built-in-coach'
import type { LexiconEntry } from '@app/learning/vocabulary'

/** What the built-in coach knows by heart: the sentences, and of the lexicon what its patterns are filled with, without examples. */
export function coachBank(
  { sentences }: Pick<Content, 'sentences'>,
  lexicon: readonly LexiconEntry[],
): CoachBank {
  const words = patternWordsOf(lexicon.map(({ examples: _, ...entry }) => entry))
  const missing = patternWordIds.find((id) => !words[id])
  if (missing) throw new Error(`The coach's patterns name the word ${missing}, which the lexicon has not.`)
  return { topics: sentences, words }
}
