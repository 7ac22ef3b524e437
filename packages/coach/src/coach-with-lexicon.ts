import { type EnglishData, type EnglishLexicon, turnLexicon } from '@app/learning/english-words'
import { type LexiconEntry, wordReadings } from '@app/learning/vocabulary'
import { makeLexicon } from '@app/malayalam/forms'
import { builtInCoach } from './built-in-coach.ts'
import { languageOf } from './language/language.ts'
import type { Tables } from './language/tables.ts'
import type { CoachBank } from './making/generate-sentence.ts'
import { patternWordsOf } from './making/made-sentence.ts'

type Needs = Pick<CoachBank, 'topics' | 'patterns'> & {
  entries: readonly LexiconEntry[]
  tables: Tables
  /** What is known of English words, where it is at hand. */
  englishData?: EnglishData
  random: () => number
}

/** The built-in coach where the whole lexicon is at hand. A browser fetches of it what a question needs. */
export function coachWithLexicon({
  topics,
  patterns,
  entries,
  tables,
  englishData = { said: {}, small: {} },
  random,
}: Needs) {
  const lexicon = makeLexicon(entries)
  let turned: EnglishLexicon | undefined
  return builtInCoach({
    bank: { topics, patterns, words: patternWordsOf(entries, patterns) },
    readingsFor: async () => (word) => wordReadings(word, lexicon),
    language: languageOf(tables),
    englishWords: async () => {
      turned ??= turnLexicon(entries, englishData)
      return turned
    },
    random,
  })
}
