import { isSameWord } from '@app/english'
import type { SentenceTopic } from '@app/learning/coach'
import { isMalayalam, keyOf, words as wordsOf } from '@app/malayalam'
import { foldLatin, foldText } from '@app/malayalam/find'
import { easyLatin } from '@app/malayalam/sound'
import { saysLittle } from '../glosses/content-words.ts'
import type { KnownSentence } from '../known-sentence.ts'
import { isOnlyEnglish } from './only-english.ts'

/**
 * The result for what a learner asks for: a topic; else sentences with the very word; else the topics with
 * similar names.
 */
export type TopicMatch =
  | { type: 'topic'; topic: SentenceTopic }
  | { type: 'word'; sentences: readonly KnownSentence[] }
  | { type: 'unknown'; nearest: readonly SentenceTopic[] }

/**
 * How many topics are named at most if none is known, how alike a name must be to be near, and how long: “food” is
 * near to “foodstuff”, and “win” to nothing.
 */
const mostNearest = 4
const leastAlike = 0.7
const shortestAlike = 4

/** Shorter words have too many neighbours, and too many words they stand in. */
const shortestSlip = 5
const shortestWord = 3

/** What the dictionary knows of a Malayalam word that is asked for: ബസ് of ബസ്സിൽ, and its senses. */
export type AskedEntry = { word: string; means: readonly string[] }

/**
 * Finds a topic by its name in English or Malayalam, in Malayalam or Latin letters, with a typing mistake or
 * among other words. `entries` are the dictionary words of the request. If no sentence has a word, a sentence
 * may be made with it (`madeWith`).
 */
export function matchTopic(
  asked: string,
  topics: readonly SentenceTopic[],
  entries: readonly AskedEntry[] = [],
  madeWith: (ways: readonly SaysIt[]) => readonly KnownSentence[] = () => [],
): TopicMatch {
  const wanted = nameKey(asked)
  const words = wordsAsked(asked)
  const bases = entries.map(({ word }) => nameKey(word))
  const all = topics.flatMap(({ sentences }) => sentences)
  const named = topicNamed((name) => name === wanted, topics)
  if (named) return { type: 'topic', topic: named }
  const whole = words.length > 1 ? withAll(words, all, madeWith) : []
  if (whole.length > 0) return { type: 'word', sentences: whole }
  const topic = topicLike(wanted, words, topics) ?? topicNamed((name) => bases.includes(name), topics)
  if (topic) return { type: 'topic', topic }

  const ways = waysToSay(words, bases, entries)
  const said = ways.inEnglish.map((isSaid) => all.filter(isSaid)).find(({ length }) => length > 0)
  if (said) return { type: 'word', sentences: said }
  const isSound = words.length > 0 && !words.some(isOnlyEnglish)
  const sounding = isSound && entries.length === 0 ? topicSounding(asked, topics) : undefined
  if (sounding) return { type: 'topic', topic: sounding }
  const heard = isSound ? all.filter(ways.bySound) : []
  if (heard.length > 0) return { type: 'word', sentences: heard }
  const made = madeWith([...ways.inEnglish, ...(isSound ? [ways.bySound] : [])])
  if (made.length > 0) return { type: 'word', sentences: made }
  const slip = isSound ? topicMisspelt(wanted, topics) : undefined
  if (slip) return { type: 'topic', topic: slip }
  return { type: 'unknown', nearest: nearest(asked, entries, topics) }
}

/** The sentences that speak of all these words, of the bank, or made. */
function withAll(
  words: readonly string[],
  all: readonly KnownSentence[],
  madeWith: (ways: readonly SaysIt[]) => readonly KnownSentence[],
): readonly KnownSentence[] {
  const hasAll = (one: KnownSentence) => speaksOf(words, one)
  const known = all.filter(hasAll)
  return known.length > 0 ? known : madeWith([hasAll])
}

/** Whether a sentence has the word that is asked for. */
export type SaysIt = (sentence: KnownSentence) => boolean

/** In English or in its very letters, as a dictionary word or by what that means; or by its sound: the surest first. */
const waysToSay = (
  words: readonly string[],
  bases: readonly string[],
  entries: readonly AskedEntry[],
): { inEnglish: readonly SaysIt[]; bySound: SaysIt } => ({
  inEnglish: [
    ...(entries.length > 0 ? [] : [(one: KnownSentence) => speaksOf(words, one)]),
    // In whatever form: പാമ്പുകൾ and പാമ്പിനെ are “snakes” and “a snake”.
    (one) =>
      speaksOf(words, one) ||
      bases.some((base) => speaksOf([base], one)) ||
      entries.some((entry) => sensesOf(entry).some((sense) => speaksOf(wordsAsked(sense), one))),
  ],
  bySound: sounding(words),
})

/** What an entry means above all, each way to say it: വിവാഹം is “marriage” and “wedding”. */
const sensesOf = ({ means }: AskedEntry) =>
  means.slice(0, mostSenses).flatMap((sense) => sense.replace(/\(.*?\)/gu, '').split(','))
const mostSenses = 2

/**
 * A topic by another form of its name, or by a word of it: of several words, the last one is what is asked for (“lost
 * passport”). “with” is no way to write വീട്.
 */
function topicLike(wanted: string, words: readonly string[], topics: readonly SentenceTopic[]) {
  if (wanted.split(' ').every(saysLittle)) return undefined
  return (
    topicNamed((name) => isSameName(name, wanted), topics) ??
    words.toReversed().flatMap((word) => topicNamed((name) => isSameName(name, word), topics) ?? [])[0] ??
    topics.find(({ title }) =>
      [title.en, title.ml].some((name) =>
        wordsAsked(name).some((part) => words.some((word) => isSameName(part, word))),
      ),
    )
  )
}

const nameKey = (text: string) =>
  keyOf(text)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()

/** Buses and bus, cities and city, leaves and leaf, travelling and travel. */
function isSameName(one: string, other: string): boolean {
  const [words, others] = [one.split(' ').map(singular), other.split(' ').map(singular)]
  return words.length === others.length && words.every((word, at) => isSameWord(word, others[at] ?? ''))
}

const singular = (word: string) => word.replace(/(?<=[a-z]{2})ves$/u, 'f')

/** Every name of a topic, ready to compare; worked out once. */
const names = new WeakMap<SentenceTopic, readonly string[]>()

function namesOf(topic: SentenceTopic): readonly string[] {
  const { key, title, also } = topic
  const found = names.get(topic) ?? [title.en, title.ml, key, ...also].map(nameKey)
  names.set(topic, found)
  return found
}

const topicNamed = (is: (name: string) => boolean, topics: readonly SentenceTopic[]) =>
  topics.find((topic) => namesOf(topic).some(is))

/** By its Malayalam name, however that is spelt: mazha, maḻa, mala and മഴ are one. */
function topicSounding(asked: string, topics: readonly SentenceTopic[]) {
  const keys = isMalayalam(asked) ? [foldText(keyOf(asked))] : foldLatin(asked.replace(/\s+/gu, ''))
  return topics.find((topic) => soundsOf(topic).some((key) => key.length > 1 && keys.includes(key)))
}

const soundsOf = (topic: SentenceTopic) => namesOf(topic).filter(isMalayalam).map(foldText)

/** The words of the request that are long enough to search for and have content: not “the”. */
export const wordsAsked = (asked: string) =>
  nameKey(asked)
    .split(' ')
    .filter((word) => word.length >= shortestWord && !saysLittle(word))

/** Whether the sentence speaks of all these words, in Malayalam or in English. */
function speaksOf(words: readonly string[], { text, english, gloss }: KnownSentence): boolean {
  const all = [text, english.replace(likesToDo, ' '), ...gloss].join(' ').toLowerCase()
  if (words.length === 0 || !words.every((word) => all.includes(word.slice(0, shortestWord)))) return false
  const said = nameKey(all)
    .split(' ')
    .filter((word) => !saysLittle(word))
  return words.every((word) => said.some((one) => isSameName(one, word)))
}

/** “I love to sit here” speaks of no love. */
const likesToDo = /\b(?:love|like)[sd]? (?=to\b|\w+ing\b)/giu

/** How many of these words the sentence speaks of. */
export const spokenOf = (words: readonly string[], sentence: KnownSentence): number =>
  words.filter((word) => speaksOf([word], sentence)).length

/** Whether one of its words is asked for in Latin letters: meen is മീൻ. */
function sounding(words: readonly string[]): SaysIt {
  const latin = words.filter((word) => !isMalayalam(word))
  const said = new Set(latin.map(roughly))
  const keys = new Set(latin.flatMap(foldLatin))
  return ({ text }) =>
    keys.size > 0 &&
    wordsOf(text).some((word) => keys.has(foldText(keyOf(word))) && said.has(roughly(easyLatin(word))))
}

/** As it is typed, without doubled letters and the silent u: puttu, which is not pootthu. */
const roughly = (latin: string) =>
  latin
    .replace(/ee/gu, 'i')
    .replace(/oo/gu, 'u')
    .replace(/(.)\1+/gu, '$1')
    .replace(/u$/u, '')

/**
 * With a slip, though not in the first letter. In Malayalam one letter for another is another word: puttu is
 * no lullaby, so a name that only says a Malayalam one in Latin letters (pattu, പാട്ട്) bears a letter too
 * many, too few or changed round.
 */
function topicMisspelt(wanted: string, topics: readonly SentenceTopic[]) {
  return topics.find((topic) => {
    const sounds = soundsOf(topic)
    return namesOf(topic).some(
      (name) =>
        name.length >= shortestSlip &&
        name[0] === wanted[0] &&
        isSlip(name, wanted) &&
        !(isOtherLetter(name, wanted) && foldLatin(name).some((key) => sounds.includes(key))),
    )
  })
}

const isOtherLetter = (one: string, other: string) =>
  one.length === other.length && [...one].filter((letter, at) => letter !== other[at]).length === 1

/** First those that the word is known to be near to, then those whose names are like it. Others are not near. */
function nearest(asked: string, entries: readonly AskedEntry[], topics: readonly SentenceTopic[]) {
  const wanted = [nameKey(asked), ...wordsAsked(asked)]
  const meant = [...wanted, ...entries.flatMap(sensesOf).flatMap(wordsAsked)]
  const sound = (isMalayalam(asked) ? foldText(keyOf(asked)) : foldLatin(asked)[0]) ?? ''
  const isNear = ({ near = [] }: SentenceTopic) =>
    near.some((name) => meant.some((word) => isSameName(nameKey(name), word)))
  const likeness = (topic: SentenceTopic) =>
    Math.max(
      isNear(topic) ? 1 : 0,
      ...namesOf(topic)
        .filter((name) => name.length >= shortestAlike)
        .flatMap((name) => wanted.map((word) => (word.startsWith(name) ? 1 : alike(name, word)))),
      ...soundsOf(topic).map((key) => alike(key, sound) * 0.8),
    )
  return topics
    .map((topic) => ({ topic, likeness: likeness(topic) }))
    .filter(({ likeness }) => likeness >= leastAlike)
    .sort((one, other) => other.likeness - one.likeness)
    .slice(0, mostNearest)
    .map(({ topic }) => topic)
}

/** How alike two words are, from 0 to 1: the share of their pairs of letters that both have. */
function alike(one: string, other: string): number {
  const [pairs, others] = [pairsOf(one), pairsOf(other)]
  if (pairs.length + others.length === 0) return 0
  const both = pairs.filter((pair) => others.includes(pair)).length
  return (2 * both) / (pairs.length + others.length)
}

const pairsOf = (text: string) =>
  Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2))

/** One letter more, less or other, or two changed round. */
function isSlip(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false
  let start = 0
  while (start < one.length && one[start] === other[start]) start++
  let end = 0
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end)) end++
  const [left, right] = [one.slice(start, one.length - end), other.slice(start, other.length - end)]
  if (left.length <= 1 && right.length <= 1) return true
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0]
}
