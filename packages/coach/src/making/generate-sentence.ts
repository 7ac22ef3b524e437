import type { SentenceTopic } from '@app/learning/coach'
import { keyOf } from '@app/malayalam'
import {
  fillPattern,
  type KnownSentence,
  type PatternWords,
  patternsAbout,
  readBack,
} from './made-sentence.ts'
import { type AskedEntry, matchTopic, speaksOf, wordsAsked } from './match-topic.ts'
import type { Pattern } from './pattern.ts'

/** What the built-in coach knows by heart: its sentences, its patterns, and the words that these need. */
export type CoachBank = {
  topics: readonly SentenceTopic[]
  patterns: readonly Pattern[]
  words: PatternWords
}

export type Generated =
  | { type: 'sentence'; sentence: KnownSentence }
  | { type: 'unknown'; nearest: readonly SentenceTopic[] }

/** Fillings tried for one that was not heard yet. */
const tries = 30

/**
 * A sentence on a topic that is not among those `seen`: one of the bank's, first one with the very word that
 * was asked for, then one that a pattern makes. When all are seen, one of them again, but not the last.
 */
export function generateSentence(
  {
    topic: asked,
    seen,
    entries = [],
  }: { topic: string; seen: readonly string[]; entries?: readonly AskedEntry[] },
  bank: CoachBank,
  random: () => number,
): Generated {
  const { topics, patterns, words } = bank
  const match = matchTopic(asked, topics, entries, (ways) => {
    const all = madeOf(bank)
    return ways.map((isSaid) => all.filter(isSaid)).find(({ length }) => length > 0) ?? []
  })
  if (match.type === 'unknown') return match
  const known = match.type === 'topic' ? match.topic.sentences : match.sentences
  const heard = new Set(seen.map(keyOf))
  const isNew = ({ text }: KnownSentence) => !heard.has(keyOf(text))
  const about = match.type === 'topic' ? patternsAbout(match.topic.key, patterns) : []
  const made = () => {
    for (let time = 0; time < tries; time++) {
      const pattern = one(about, random)
      const sentence = pattern && fillPattern(pattern, words, random)
      if (sentence && isNew(sentence)) return sentence
    }
    return undefined
  }
  const last = keyOf(seen.at(-1) ?? '')
  const again = known.filter(({ text }) => keyOf(text) !== last)
  const fresh = known.filter(isNew)
  const fitting = fresh.filter((one) => speaksOf(wordsAsked(asked), one))
  const sentence = one(fitting, random) ?? one(fresh, random) ?? made() ?? one(again, random) ?? known[0]
  return sentence ? { type: 'sentence', sentence } : { type: 'unknown', nearest: topics.slice(0, 1) }
}

/** What the patterns of a bank make, worked out once. */
const makings = new WeakMap<CoachBank, readonly KnownSentence[]>()

/** Of each pattern as many sentences as its places have words, so that every word is in one of them. */
function madeOf(bank: CoachBank): readonly KnownSentence[] {
  const all =
    makings.get(bank) ??
    bank.patterns.flatMap((pattern) => {
      const most = Math.max(...Object.values(pattern.places).map((place) => Object.keys(place.words).length))
      return Array.from({ length: most }, (_, at) =>
        fillPattern(pattern, bank.words, () => (at + 0.5) / most),
      )
    })
  makings.set(bank, all)
  return all
}

/** What the coach knows of a text: the bank has it, or a pattern can make it. */
export function knownSentence(
  text: string,
  { topics, patterns, words }: CoachBank,
): KnownSentence | undefined {
  return byKey(topics).get(sentenceKey(text)) ?? readBack(text, patterns, words)
}

/** The sentences by their keys, worked out once. */
const keyed = new WeakMap<readonly SentenceTopic[], ReadonlyMap<string, KnownSentence>>()

function byKey(topics: readonly SentenceTopic[]): ReadonlyMap<string, KnownSentence> {
  const all =
    keyed.get(topics) ??
    new Map(topics.flatMap(({ sentences }) => sentences.map((one) => [sentenceKey(one.text), one])))
  keyed.set(topics, all)
  return all
}

/** The same words with other marks are the same sentence. */
const sentenceKey = (text: string) => keyOf(text.replace(/[\p{P}\s]+/gu, ' '))

const one = <T>(list: readonly T[], random: () => number): T | undefined =>
  list[Math.floor(random() * list.length)]
