import { makeLexicon } from '@app/malayalam/forms'
import type { Sentence, SentenceTopic } from '../coach/sentence.ts'
import { type LexiconEntry, wordReadings } from '../vocabulary/index.ts'
import type { CoachBank } from './generate-sentence.ts'

/** A sentence of the bank, of five words. */
export function aSentence(fields: Partial<Sentence> = {}): Sentence {
  return {
    id: 'rain-1',
    text: 'ഇന്ന് ഇവിടെ നല്ല മഴ പെയ്തു.',
    english: 'It rained hard here today.',
    gloss: ['today', 'here', 'good (strong)', 'rain', 'fell'],
    audio: '/audio/sentence-rain-1.mp3',
    ...fields,
  }
}

export function aSentenceTopic(fields: Partial<SentenceTopic> = {}): SentenceTopic {
  return { key: 'rain', title: { en: 'Rain', ml: 'മഴ' }, also: [], sentences: [aSentence()], ...fields }
}

const entry = (id: string, word: string, means: string, more: Partial<LexiconEntry> = {}): LexiconEntry => ({
  id,
  word,
  pos: 'noun',
  means: [means],
  use: 1,
  topic: 'food',
  audio: `/audio/word-${id}.mp3`,
  ...more,
})

const entries = [
  entry('chaaya', 'ചായ', 'tea'),
  entry('kaappi', 'കാപ്പി', 'coffee'),
  entry('kocchi', 'കൊച്ചി', 'Kochi, a city', { pos: 'name' }),
  entry('pokuka', 'പോകുക', 'to go', { pos: 'verb', past: 'പോയി' }),
  entry('mazha', 'മഴ', 'rain'),
]

/** The two topics of a small coach, and a few words of the lexicon. */
export function aBank(topics: readonly SentenceTopic[] = [aSentenceTopic()]): CoachBank {
  return { topics, words: Object.fromEntries(entries.map((one) => [one.id, one])) }
}

const lexicon = makeLexicon(entries)
export const someReadings = (word: string) => wordReadings(word, lexicon)

/** Chance that always falls the same. */
export const fixed = (value: number) => () => value
