import { basesOfCompared, englishNumber, inDigits } from '@app/english'
import type { Count, Line, Quality, Sense } from '../frame/frame.ts'
import { lineOf } from '../frame/thing.ts'
import { type Context, isAt, isOf, isWord, type Parses, phrasesAt, textAt } from './context.ts'
import { singular } from './english-words.ts'

/** A number: “two”, “25”, “a hundred”, “two hundred and five”, “two more”. */
export function* countAt(c: Context, at: number): Parses<Count> {
  for (let length = 6; length > 0; length--) {
    const words = c.tokens.slice(at, at + length)
    if (words.length < length || words.some(({ kind }) => kind === 'mark' || kind === 'open')) continue
    const number = numberOf(words.map(({ text }) => text))
    if (number === undefined) continue
    const count: Count = { type: 'number', number, one: number === 'one' }
    if (isAt(c, at + length, 'more')) yield [{ ...count, more: true }, at + length + 1]
    yield [count, at + length]
    return
  }
}

/** “half a kilo”, “half an hour”. */
export function* halfAt(c: Context, at: number): Parses<Count> {
  if (isAt(c, at, 'half') && isAt(c, at + 1, 'a', 'an'))
    yield [{ type: 'number', number: 'half', one: true }, at + 2]
}

/** A number in words or digits as English says it. Undefined for other words. */
export function numberOf(words: readonly string[]): string | undefined {
  const [first = '', next = ''] = words
  const plain = (first === 'a' || first === 'an') && sizes.has(next) ? words.slice(1) : words
  // “A second” is no number.
  if (plain.length === 1 && first === 'second') return undefined
  const found = inDigits(
    plain,
    (word) => word,
    (digits) => digits,
  )
  const [digits = ''] = found
  return found.length === 1 && /^\d+$/u.test(digits) ? (englishNumber(digits) ?? digits) : undefined
}
const sizes = new Set(['hundred', 'thousand', 'lakh', 'crore', 'dozen'])

export const isDeterminer = (c: Context, at: number) => isOf(c, 'determiners', at)

/** Words before a noun that say which, or how many: without articles, owners and numbers. */
export function* whichAt(c: Context, at: number): Parses<Line> {
  for (const [sense, next] of phrasesAt(c, 'amounts', at)) yield [which(sense), next]
}

const asks = new Set(['which', 'how many', 'what kind of'])
const which = (sense: Sense): Line => lineOf(sense, new Set(asks.has(sense) ? ['asks'] : []))

type Compared = Quality & { compared?: true }

/** What a thing is like: “very old”, “bigger”, “most beautiful”, “five-year-old”. */
export function* qualityAt(c: Context, at: number): Parses<Compared> {
  for (const [count, next] of countAt(c, at))
    if (count.type === 'number' && isAt(c, next, 'year', 'years') && isAt(c, next + 1, 'old'))
      yield [{ sense: 'old', years: count.number }, next + 2]
  if (isAt(c, at, 'year') && isAt(c, at + 1, 'old')) return
  for (const [degree, next] of phrasesAt(c, 'degrees', at)) {
    if (isAt(c, next, 'a', 'an', 'the')) continue
    for (const [quality, end] of [...plainQuality(c, next), ...unknownQuality(c, next)]) {
      if (quality.degree !== undefined) continue
      yield [degree === 'more' ? { ...quality, compared: true } : { ...quality, degree }, end]
    }
  }
  yield* plainQuality(c, at)
}

/** “very misty”: whatever it is, it is a quality. */
function* unknownQuality(c: Context, at: number): Parses<Compared> {
  const word = textAt(c, at)
  if (mayBeNoun(c, at) && !isOf(c, 'adjectives', at) && !c.words.verbs.has(word))
    yield [{ sense: word }, at + 1]
}

function* plainQuality(c: Context, at: number): Parses<Compared> {
  if (!isWord(c, at)) return
  const word = textAt(c, at)
  const compared = comparedOf(c, word)
  if (compared) yield [compared, at + 1]
  for (const [sense, next] of phrasesAt(c, 'long_adjectives', at)) yield [{ sense }, next]
  if (isOf(c, 'adjectives', at) || isParticiple(c, word)) yield [{ sense: word }, at + 1]
}

/** “boiled” eggs, a “broken” chair. */
const isParticiple = (c: Context, word: string) =>
  c.words.verbs.get(word)?.some(({ form }) => form === 'done') === true && /(?:ed|en|wn|nt|lt)$/u.test(word)

const unlike: ReadonlyMap<string, Compared> = new Map([
  ['better', { sense: 'good', compared: true }],
  ['worse', { sense: 'bad', compared: true }],
  ['best', { sense: 'good', degree: 'most' }],
  ['worst', { sense: 'bad', degree: 'most' }],
  ['eldest', { sense: 'elder', degree: 'most' }],
  ['closest', { sense: 'near', degree: 'most' }],
])

function comparedOf(c: Context, word: string): Compared | undefined {
  const known = unlike.get(word)
  if (known || c.words.has('adjectives', word)) return known
  const base = basesOfCompared(word).find((one) => c.words.has('adjectives', one))
  if (base === undefined) return undefined
  return word.endsWith('est') ? { sense: base, degree: 'most' } : { sense: base, compared: true }
}

/** Whether a word may be a noun, or a part of one. */
export function mayBeNoun(c: Context, at: number): boolean {
  const token = c.tokens[at]
  if (token?.kind !== 'word' || token.text.startsWith("'")) return false
  const { text, written } = token
  if (c.words.pronouns.has(text) || noNouns.some((list) => isOf(c, list, at))) return false
  if (isOf(c, 'how', at) || text.endsWith('ly')) return text !== written || isOf(c, 'nouns_in_ly', at)
  if (isVerb(c, at) || (isOf(c, 'adjectives', at) && !isOf(c, 'things_too', at))) return false
  return numberOf([text]) === undefined
}

/** They say where, when and how; and pronouns stand alone. */
const noNouns = ['no_nouns', 'prepositions', 'links', 'where', 'when', 'often', 'degrees']

/** “went”, “eat”, “swimming” are no things: “work” is one too. */
const isVerb = (c: Context, at: number) => {
  const text = textAt(c, at)
  return (
    c.words.verbs.has(text) &&
    !c.words.nouns.has(singular(text, c.words).head) &&
    !isOf(c, 'nouns_like_verbs', at)
  )
}
