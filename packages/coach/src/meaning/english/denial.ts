import { stem } from '@app/english'
import type { WordReading } from '@app/learning/vocabulary'
import { english, malayalam } from '../data.ts'
import { contentWords, sameSense } from './content-words.ts'
import { plainEnglish } from './plain-english.ts'
import { isOpenQuestion, withoutTag } from './yes-no-question.ts'

/** Whether it is said that something is not so; `either` where it may be put both ways. */
export type Denial = 'yes' | 'no' | 'either'

/**
 * Whether an English text denies something. “You are coming, aren’t you?” does not, nor does “for nothing”.
 */
export const isDenied = (text: string): boolean => denialsIn(text).length > 0

/**
 * Whether it denies twice, as “I can’t read without glasses” does. A reader who notices only one denial
 * understands the opposite.
 */
export const isDeniedTwice = (text: string): boolean => {
  const denials = denialsIn(text)
  return denials.some(isLack) && denials.some((one) => !isLack(one))
}

const isLack = (denial: string) => denial === 'without' || denial === 'unless'

const denialsIn = (text: string): readonly string[] =>
  plainEnglish(withoutTag(text))
    .replace(idioms, ' ')
    .replace(lacking, (part) => (isOfCondition(part) ? 'unless' : part))
    .match(/\b(?:not|no|never|nobody|nothing|none|nowhere|neither|nor|without|unless)\b/gu) ?? []

/** The same of a sentence: “Isn’t this the shop?” and “Is this the shop?” ask the same. */
export const denialIn = (english: string): Denial =>
  isOpenQuestion(english) ? 'either' : isDenied(english) ? 'yes' : 'no'

/**
 * Whether a word denies its sentence. A word that cannot be read may mean anything. Two denials in one word
 * cancel out.
 */
export function denialOf(reading: WordReading | undefined): Denial {
  if (!reading) return 'either'
  const { entry, before, endings } = reading
  const all = withoutStems([...(before?.endings ?? []), ...endings])
  const denials = all.filter(({ id }) => malayalam.denying.has(id)).length + Number(isDenying(entry))
  if (denials === 0) return all.some(({ id }) => id === 'isntIt') ? 'either' : 'no'
  return denials > 1 || all.some(({ id }) => asking.has(id)) ? 'either' : 'yes'
}

/** പാലില്ലാത്ത: its -ഇല്ല and -ാത്ത deny once. */
const withoutStems = (endings: WordReading['endings']) =>
  endings.some(({ id }) => id.startsWith('lacking')) ? endings.filter(({ id }) => id !== 'lacks') : endings

/** What the words of a sentence deny together. */
export const denialOfAll = (words: readonly Denial[]): Denial =>
  words.includes('either') ? 'either' : words.includes('yes') ? 'yes' : 'no'

/** Joined to a denial, they ask for what it denies: “didn’t he come?” */
const asking = new Set(['tag', 'isntIt', 'question'])

/**
 * ഇല്ല, അല്ല, വേണ്ട and their kind: nothing else can be said for them. “slowly, without hurry” is as much as
 * slowly, and denies nothing.
 */
function isDenying({ pos, means }: WordReading['entry']): boolean {
  const ways =
    pos === 'verb' || pos === 'noun' ? [] : (means[0]?.replace(/\([^)]*\)?/gu, '').split(',') ?? [])
  return ways.length > 0 && ways.every(isDenied)
}

/**
 * Whether it is a condition that is denied: “if I don’t drink it, I sleep”. Undefined where there is no
 * condition.
 */
export function deniesCondition(text: string): boolean | undefined {
  const plain = plainEnglish(text)
  return /\bif\b/u.test(plain) ? lacksCondition(plain) : undefined
}

/**
 * Whether a guess denies in another clause than the text: “don't be afraid, it bites” for “don't be afraid,
 * it does not bite”. It says so only where each clause of the one is clearly of one of the other.
 */
export function deniesElsewhere(text: string, guess: string): 'missing' | 'extra' | undefined {
  const [said, guessed] = [clausesOf(text), clausesOf(guess)]
  if (said.length !== guessed.length || said.length < 2) return undefined
  const pairs = said.map((clause) => [clause, likest(clause, guessed)] as const)
  if (new Set(pairs.map(([, other]) => other)).size < said.length) return undefined
  const wrong = pairs.find(([clause, other]) => other !== undefined && isDenied(clause) !== isDenied(other))
  if (!wrong || pairs.some(([, other]) => other === undefined)) return undefined
  return isDenied(wrong[0]) ? 'missing' : 'extra'
}

const clausesOf = (text: string) =>
  withoutTag(text)
    .split(/[,;:.?!]|\b(?:and|but|so|because)\b/iu)
    .filter((clause) => contentWords(clause).length > 0)

/** The clause that has most words of this one, if one has. */
function likest(clause: string, others: readonly string[]): string | undefined {
  const words = contentWords(clause)
  const counts = others.map(
    (other) => contentWords(other).filter((one) => words.some((word) => sameSense(one, word))).length,
  )
  const most = Math.max(...counts)
  return most > 0 && counts.filter((count) => count === most).length === 1
    ? others[counts.indexOf(most)]
    : undefined
}

const lacksCondition = (plain: string) => (plain.match(lacking) ?? []).some(isOfCondition)

/** “If you go there do not forget”: after something that is done, what follows is denied. */
const isOfCondition = (part: string) =>
  !part
    .split(' ')
    .slice(2, -1)
    .some(
      (word) => english.acts.has(stem(word)) && !english.helps.has(word) && !english.either.has(stem(word)),
    )

/** “If I don’t have it” is as much as without it. */
const lacking = /\bif (?:[a-z]+ ){1,3}(?:(?:do|does|did|is|are|has|have|will|can) )?not\b/gu

const idioms =
  /\b(?:for nothing|for no reason|without fail|no doubt|no matter|never mind|not only|or not|why not)\b/gu
