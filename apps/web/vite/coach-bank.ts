import { type CoachBank, type Grades, gradeBank, patternWordIds, patternWordsOf } from '@app/coach'
import type { Content } from '@app/content'
import { type LexiconEntry, wordReadings } from '@app/learning/vocabulary'
import { makeLexicon } from '@app/malayalam/forms'

/**
 * The data of the built-in coach: the sentences, the patterns, and the lexicon entries that fill the
 * patterns, without examples; and how hard the sentences are.
 */
export function coachBank(
  { sentences, patterns }: Pick<Content, 'sentences' | 'patterns'>,
  lexicon: readonly LexiconEntry[],
): CoachBank & { grades: Grades } {
  const entries = lexicon.map(({ examples: _, ...entry }) => entry)
  const words = patternWordsOf(entries, patterns)
  const missing = [...patternWordIds(patterns)].find((id) => !words[id])
  if (missing) throw new Error(`The coach's patterns name the word ${missing}, which the lexicon has not.`)
  const bank = { topics: sentences, patterns, words }
  const all = makeLexicon(entries)
  return { ...bank, grades: gradeBank(bank, (word) => wordReadings(word, all)) }
}
