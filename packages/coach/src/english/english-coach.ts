import { plainKey, wordsOfEnglish } from '@app/english'
import type { CoachQuestion } from '@app/learning/coach'
import type { EnglishLexicon } from '@app/learning/english-words'
import type { KnownSentence } from '../known-sentence.ts'
import { type CoachBank, type Generated, generateSentence } from '../making/generate-sentence.ts'
import type { Phrases } from '../phrases.ts'
import { commentOnMeaning } from './comment-on-meaning.ts'
import { explainEnglish } from './explain-english.ts'

/**
 * An English sentence of the bank on a topic, for who learns English. Patterns are left out: what they make would not be
 * known again by its English.
 */
export function generateEnglish(
  { seen, ...asked }: Parameters<typeof generateSentence>[0],
  bank: CoachBank,
  random: () => number,
): Generated {
  const heard = seen.flatMap((english) => knownEnglish(english, bank)?.text ?? [])
  return generateSentence({ ...asked, seen: heard }, { ...bank, patterns: [] }, random)
}

/** The reply of the built-in coach about an English text: its explanation, or what it says of a guess at its meaning. */
export function replyOnEnglish(
  question: Exclude<CoachQuestion, { type: 'generate' }>,
  bank: CoachBank,
  english: EnglishLexicon,
  say: Phrases,
): string {
  const known = knownEnglish(question.text, bank)
  if (question.type === 'check') return commentOnMeaning(question, known, english, say)
  const { pronunciation, meaning, vocabulary } = explainEnglish(question.text, known, english, say)
  return `1. ${pronunciation}\n2. ${meaning}\n3. ${vocabulary}`
}

/** The sentence of the bank with this English, whatever its capitals and marks. */
export const knownEnglish = (text: string, { topics }: CoachBank): KnownSentence | undefined =>
  byEnglish(topics).get(sentenceKey(text))

/** The sentences by their English, worked out once. */
const keyed = new WeakMap<CoachBank['topics'], ReadonlyMap<string, KnownSentence>>()

function byEnglish(topics: CoachBank['topics']): ReadonlyMap<string, KnownSentence> {
  const all =
    keyed.get(topics) ??
    new Map(topics.flatMap(({ sentences }) => sentences.map((one) => [sentenceKey(one.english), one])))
  keyed.set(topics, all)
  return all
}

/** The same words are the same sentence, but a question is not what answers it. */
const sentenceKey = (text: string) =>
  `${wordsOfEnglish(text).map(plainKey).join(' ')}${/\d+/gu.exec(text)?.[0] ?? ''}${text.includes('?') ? '?' : ''}`
