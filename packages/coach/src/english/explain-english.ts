import { wordsOfEnglish } from '@app/english'
import {
  type EnglishLexicon,
  type EnglishReading,
  meaningIn,
  readEnglish,
  saidAs,
} from '@app/learning/english-words'
import type { Analysis } from '../explain-sentence.ts'
import type { KnownSentence } from '../known-sentence.ts'
import type { Phrases } from '../phrases.ts'

/**
 * How an English sentence is said, in Malayalam letters, what it means in Malayalam, and what each of its words means.
 * Where no translation is known, it gives the words.
 */
export function explainEnglish(
  text: string,
  known: KnownSentence | undefined,
  english: EnglishLexicon,
  say: Phrases,
): Analysis {
  const read = readWords(text, english)
  return {
    pronunciation: read.map(({ word, said }) => said ?? word).join(' '),
    meaning:
      known?.text ??
      `${say.wordByWord(read.map(({ reading }) => firstOf(reading) ?? '…').join(' · '))}\n${say.noTranslation}`,
    vocabulary: read
      .map(({ word, said, reading }) => {
        const meaning = reading ? meaningIn(reading.entry) : `(${say.noEntry})`
        const of = reading?.inflected ? ` = ${reading.entry.word}` : ''
        return `${word}${of}${said ? ` (${said})` : ''}: ${meaning}`
      })
      .join('\n'),
  }
}

/** Each word of a text once, with its reading there and how it is said. */
export function readWords(text: string, english: EnglishLexicon) {
  const words = wordsOfEnglish(text)
  return words.map((word, at) => {
    const readings = readEnglish(words, at, english)
    const reading = readings.find(({ from, to }) => to - from === 1) ?? readings[0]
    return { word, reading, said: reading && saidAs(word, reading.entry) }
  })
}

/** The likeliest meaning alone. */
export const firstOf = (reading: EnglishReading | undefined): string | undefined =>
  reading?.entry.senses[0]?.malayalam
