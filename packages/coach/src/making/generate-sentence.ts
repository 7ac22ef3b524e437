import type { SentenceTopic } from '@app/learning/coach'
import { keyOf } from '@app/malayalam'
import type { KnownSentence } from '../known-sentence.ts'
import {
  fillingsOfPattern,
  fillPattern,
  type PatternWords,
  patternsAbout,
  readBack,
} from './made-sentence.ts'
import { type AskedEntry, matchTopic, spokenOf, type TopicMatch, wordsAsked } from './match-topic.ts'
import type { Pattern } from './pattern.ts'
import { type Suits, suiting } from './suiting.ts'

/** What the built-in coach knows by heart: its sentences, its patterns, and the words that these need. */
export type CoachBank = {
  topics: readonly SentenceTopic[]
  patterns: readonly Pattern[]
  words: PatternWords
}

export type Generated =
  | { type: 'sentence'; sentence: KnownSentence }
  | { type: 'unknown'; nearest: readonly SentenceTopic[] }

/** What is asked of the coach. */
type Asked = {
  topic: string
  seen: readonly string[]
  /** The dictionary words of the topic. */
  entries?: readonly AskedEntry[]
  /** How hard the sentence is to be, and the entries of the words that the learner knows. */
  suits?: Suits | undefined
}

/**
 * A sentence on a topic that is not among those `seen`: one of the bank's, first one with the very words that
 * were asked for, then one that a pattern makes; of those, one that suits the learner. When all are seen, one of them
 * again, but not the last.
 */
export function generateSentence(
  { topic: asked, seen, entries = [], suits }: Asked,
  bank: CoachBank,
  random: () => number,
): Generated {
  const { topics } = bank
  const match = matchTopic(asked, topics, entries, (ways) => {
    const all = madeOf(bank)
    return ways.map((isSaid) => all.filter(isSaid)).find(({ length }) => length > 0) ?? []
  })
  if (match.type === 'unknown') return match
  const known = match.type === 'topic' ? match.topic.sentences : match.sentences
  const heard = new Set(seen.map(keyOf))
  const isNew = ({ text }: KnownSentence) => !heard.has(keyOf(text))
  const fresh = known.filter(isNew)
  const made = match.type === 'topic' ? madeOn(match.topic.key, bank, isNew, random) : []
  const last = keyOf(seen.at(-1) ?? '')
  const choices = [
    mostSpoken(suits ? wordsBeyond(asked, match) : wordsAsked(asked), fresh),
    // A pattern has sentences of another level, and of other words.
    suits && fresh.length > 0 ? [...fresh, ...made] : fresh,
    made,
    known.filter(({ text }) => keyOf(text) !== last),
    known,
  ].find(({ length }) => length > 0)
  const sentence = choices && one(suits ? suiting(choices, suits) : choices, random)
  return sentence ? { type: 'sentence', sentence } : { type: 'unknown', nearest: [] }
}

/** The words that are asked for, but for the title of the topic: all its sentences are about that. */
function wordsBeyond(asked: string, match: TopicMatch): readonly string[] {
  const title = match.type === 'topic' ? Object.values(match.topic.title).flatMap(wordsAsked) : []
  return wordsAsked(asked).filter((word) => !title.includes(word))
}

/** Those that speak of most of the words that are asked for. Empty if none speaks of any. */
function mostSpoken(words: readonly string[], sentences: readonly KnownSentence[]) {
  const counted = sentences.map((sentence) => ({ sentence, count: spokenOf(words, sentence) }))
  const most = Math.max(1, ...counted.map(({ count }) => count))
  return counted.flatMap(({ sentence, count }) => (count === most ? [sentence] : []))
}

/** Of each pattern on a topic one sentence that is new. */
const madeOn = (
  topic: string,
  { patterns, words }: CoachBank,
  isNew: (sentence: KnownSentence) => boolean,
  random: () => number,
) =>
  patternsAbout(topic, patterns).flatMap(
    (pattern) => one(fillingsOfPattern(pattern, words).filter(isNew), random) ?? [],
  )

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
