import { makeLexicon } from '@app/malayalam/forms'
import type { LexiconEntry } from '../vocabulary/lexicon-entry.ts'
import { wordReadings } from '../vocabulary/word-readings.ts'
import { builtInCoach } from './built-in.ts'
import type { CoachBank } from './making/generate-sentence.ts'
import { patternWordsOf } from './making/made-sentence.ts'

type Needs = Pick<CoachBank, 'topics' | 'patterns'> & {
  entries: readonly LexiconEntry[]
  random: () => number
}

/** The built-in coach where the whole lexicon is at hand. A browser fetches of it what a question needs. */
export function coachWithLexicon({ topics, patterns, entries, random }: Needs) {
  const lexicon = makeLexicon(entries)
  return builtInCoach({
    bank: { topics, patterns, words: patternWordsOf(entries, patterns) },
    readingsFor: async () => (word) => wordReadings(word, lexicon),
    random,
  })
}
