import { englishData } from 'virtual:content/english-words'
import { wordsOfEnglish } from '@app/english'
import {
  type EnglishLexicon,
  englishVocabulary,
  readEnglish,
  savedOf,
  turnLexicon,
} from '@app/learning/english-words'
import type { TranscriptWord } from '@app/learning/video'
import { lexicon, loadLexicon } from './lexicon.ts'

let turned: EnglishLexicon | undefined

/** The English words of the dictionary, if it is loaded. */
export const englishNow = (): EnglishLexicon | undefined => turned

/**
 * The dictionary turned round, for learners of English. It needs all of it: an English word may stand in the entry of
 * any letter.
 */
export async function loadEnglish(): Promise<EnglishLexicon> {
  await loadLexicon()
  turned ??= turnLexicon(lexicon.all(), englishData)
  return turned
}

/** The words of an English line, each once, with its meaning in Malayalam. */
export async function glossEnglish(text: string): Promise<TranscriptWord[]> {
  const { words } = englishVocabulary([text], await loadEnglish())
  return words.map(({ word, meaning, said = '' }) => ({ word, meaning, pronunciation: said }))
}

/** A word of an English line under its headword, with its meaning there, if the dictionary has it. */
export async function glossWord(word: string, line: string): Promise<TranscriptWord | undefined> {
  const english = await loadEnglish()
  const words = wordsOfEnglish(line)
  const [reading] = readEnglish(words, words.indexOf(word), english)
  return reading && savedOf(reading.entry)
}
