import {
  basesOfCompared,
  beforeIs,
  beforeNoun,
  beforeQuality,
  beforeVerb,
  isInflected,
  isSameWord,
  plainKey,
  singularsOf,
  stem,
  writtenOut,
} from '@app/english'
import type { EnglishEntry, EnglishSense } from './english-entry.ts'
import { type EnglishLexicon, stemsOf } from './turn-lexicon.ts'

/** An English word of a text: its entry, with the sense that fits its place first. */
export type EnglishReading = {
  entry: EnglishEntry
  /** The words that it is read from: one, or those of a phrase (took off); of don't: do and not. */
  from: number
  to: number
  /** Whether the text has another form of the word than the dictionary. */
  inflected: boolean
}

/** The longest phrase of the dictionary that is looked for in a text. */
const longestPhrase = 4

/**
 * What a word of a text means, the likeliest first: the phrase that it is part of, then the word itself; of don't do,
 * then not. Empty if the dictionary has none of them. The place of a word in its sentence says whether a verb or the
 * name of a thing is meant: the rain, it rains.
 */
export function readEnglish(words: readonly string[], at: number, english: EnglishLexicon): EnglishReading[] {
  const plain = words.map(plainKey)
  const word = plain[at]
  if (word === undefined) return []
  const phrase = phraseAt(plain, at, english)
  const readings = spelledOut(word).flatMap((part) =>
    entriesOf(part, english)
      .map((entry) => readingOf(entry, part, plain, at))
      .toSorted((one, other) => one.cost - other.cost)
      .map(({ cost: _, ...reading }) => reading),
  )
  return phrase ? [phrase, ...readings] : readings
}

/** The entries that a form may be of: the one that is spelt so (saw), and those of which it is a form (see). */
function entriesOf(form: string, { byWord, byStem }: EnglishLexicon): EnglishEntry[] {
  const own = byWord.get(form)
  if (own && isSmall(own)) return [own]
  const stems = new Set([form, ...singularsOf(form), ...basesOfCompared(form)].map(stem))
  const others = [...stems]
    .flatMap((one) => byStem.get(one) ?? [])
    .filter((entry) => entry !== own && isFormOf(form, entry))
  // The word itself, not another form of it: leaves is of leave, not of left. Only for shoe there is only shoes.
  const bases = others.filter(({ word }) => !isInflected(plainKey(word)))
  const found = own ? [own, ...bases] : bases.length > 0 ? bases : others
  return [...new Set(found)]
}

/** What a teacher wrote of it comes before all else. */
const isSmall = ({ senses }: EnglishEntry) => (senses[0]?.cost ?? 0) < 0

/** An entry whose word is not spelt like the form: seldom meant where both fit. */
const otherSpelling = 1

function readingOf(entry: EnglishEntry, form: string, plain: readonly string[], at: number) {
  const inflected = plainKey(entry.word) !== form
  const ofVerb = inflected && !form.endsWith('s') && !basesOfCompared(form).includes(plainKey(entry.word))
  const isDone = doers.has(plain[at - 1] ?? '') && isInflected(form)
  const hasVerb = entry.senses.some(({ pos }) => pos === 'verb')
  const fitsHere = (pos: EnglishSense['pos']) =>
    ofVerb && hasVerb ? pos === 'verb' : fits(pos, plain[at - 1], form, plain[at + 1])
  const costIn = ({ pos, cost }: EnglishSense) => cost + (cost < 0 || !pos || fitsHere(pos) ? 0 : misfit)
  const senses = entry.senses.toSorted((one, other) => costIn(one) - costIn(other))
  const [first] = senses
  // “I left” is of leave, not the other side of right.
  const isOther = ofVerb ? !hasVerb : isDone && !hasVerb && !inflected
  const cost = (first ? costIn(first) : 0) + (inflected ? otherSpelling : 0) + (isOther ? misfit : 0)
  return { entry: { ...entry, senses }, from: at, to: at + 1, inflected, cost }
}

function isFormOf(form: string, { word, senses }: EnglishEntry): boolean {
  const plain = plainKey(word)
  if (isInflectedFormOf(form, plain) || singularsOf(form).includes(plain)) return true
  // Mother is not more moth.
  return (
    basesOfCompared(form).includes(plain) && senses.some(({ pos }) => pos === 'adjective' || pos === 'adverb')
  )
}

/** Forms of one word: but early is not a form of ear, nor rated of rat. */
const isInflectedFormOf = (form: string, word: string) =>
  isInflected(form) !== isInflected(word) && isSameWord(form, word)

/** The longest phrase around a word, in any form of its words: took off, bus stops. */
function phraseAt(
  plain: readonly string[],
  at: number,
  { byStem, byWord }: EnglishLexicon,
): EnglishReading | undefined {
  const isSmallWord = (word: string) => isSmall(byWord.get(word) ?? { word, senses: [] })
  for (let length = Math.min(longestPhrase, plain.length); length > 1; length--)
    for (let from = Math.max(0, at - length + 1); from <= Math.min(at, plain.length - length); from++) {
      const forms = plain.slice(from, from + length)
      const form = forms.join(' ')
      // Go to is no more than go, and is it no more than its words.
      if (form.endsWith(' to') || forms.every(isSmallWord)) continue
      const found = byStem.get(stemsOf(form))?.find((entry) => {
        const phrase = plainKey(entry.word)
        return isPhrase(form, phrase) && (form === phrase || entry.senses.some(({ pos }) => bends.has(pos)))
      })
      if (found && !isCutOut(plain, from, found, byWord))
        return { entry: found, from, to: from + length, inflected: plainKey(found.word) !== form }
    }
  return undefined
}

/** What has other forms: “liked this” is no form of “like this”, nor “told me” of “tell me”. */
const bends: ReadonlySet<EnglishSense['pos']> = new Set(['verb', 'noun', 'adjective'])

/** Whether its first word belongs to what is before it: “do you know” has no “you know”, “I like this” no “like this”. */
function isCutOut(
  plain: readonly string[],
  from: number,
  { senses }: EnglishEntry,
  byWord: EnglishLexicon['byWord'],
): boolean {
  const [before = '', first = ''] = plain.slice(Math.max(0, from - 1), from + 1)
  if (from === 0 || before === 'to' || !beforeVerb.has(before)) return false
  if (subjects.has(first)) return true
  if (before !== 'you' && !doers.has(before)) return false
  const isVerb = (some: readonly EnglishSense[]) => some.some(({ pos }) => pos === 'verb')
  return !isVerb(senses) && isVerb(byWord.get(first)?.senses ?? [])
}

/** Whether each word of the phrase is the word that stands there, or has a form there: cooked rice is not cooking rice. */
function isPhrase(form: string, phrase: string): boolean {
  const [forms, words] = [form.split(' '), phrase.split(' ')]
  return forms.every((one, place) => {
    const word = words[place] ?? ''
    return one === word || (isInflected(one) && isInflectedFormOf(one, word))
  })
}

/** The words of a contraction: don't is do and not, she's is she. The possessive is of its word: Anu's. */
function spelledOut(word: string): string[] {
  const [first = '', ...rest] = writtenOut(word).split(' ')
  const whole = first.replace(/'[sd]$/u, '')
  return [whole, ...(first.endsWith("'s") && beforeIs.has(whole) ? ['is'] : []), ...rest]
}

const asSet = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Who does what follows. Another word may follow you and it: “I'll tell you later”. */
const doers = asSet('i he she we they who')
const subjects = asSet('i you he she it we they')

/** What a sense costs more that does not fit its place: more than a synonym, less than a seldom word. */
const misfit = 6

function fits(
  pos: EnglishSense['pos'],
  before: string | undefined,
  form: string,
  after: string | undefined,
): boolean {
  if (before === undefined) return true
  if (beforeVerb.has(before)) return pos === 'verb' || pos === 'adverb' || pos === 'particle'
  if (beforeQuality.has(before)) return (pos === 'verb') === form.endsWith('ing')
  if (!beforeNoun.has(before)) return true
  return pos === 'adjective' || pos === 'numeral' ? after !== undefined : pos === 'noun' || pos === 'name'
}
