import { basesOfCompared } from '@app/malayalam/find'
import { english } from '../data.ts'

/**
 * English as people type it with its short forms written out and its numbers in words, in small letters, with
 * nothing in brackets. Nothing else is changed.
 */
export const writtenOut = (text: string): string =>
  changed(english.short, withoutBrackets(text.toLowerCase().replace(/[’‘ʼ´`]/gu, "'")))
    .replace(/(?<=\d)(?=(?:kg|km|cm|g|l|m|am|pm)\b)/gu, ' ')
    .replace(/(\d+)(?:(st|nd|rd|th)(?![a-z]))?/gu, (_, digits: string, ordinal: string | undefined) =>
      ordinal ? inOrder(inWords(digits)) : inWords(digits),
    )

/** The same so that different ways to write and put the same become one: one word for fixed phrases, no marks in words. */
export const plainEnglish = (text: string): string =>
  changed(english.ways, writtenOut(text))
    .replace(/'/gu, ' ')
    .replace(/\b[a-z]{3,}er\b/gu, compared)
    .replace(/\s+/gu, ' ')
    .trim()

const changed = (ways: typeof english.ways, text: string) =>
  ways.reduce((plain, [old, now]) => plain.replace(old, now), text)

/** “Hotter” is more hot. Who is older has a word of his own. */
const compared = (word: string) => {
  const base = basesOfCompared(word).find((one) => english.qualities.has(one))
  return base && !/^(?:old|young|eld|lat)er$/u.test(word) ? `more ${base}` : word
}

/** Brackets may stand in brackets: “that does (before a noun)” is itself said in brackets. */
export function withoutBrackets(text: string): string {
  const less = text.replace(/\([^()]*\)/gu, ' ')
  return less === text ? text : withoutBrackets(less)
}

/** Up to 9,999: 25 is twenty five. Longer ones stay as they are. */
function inWords(digits: string): string {
  const number = Number(digits)
  if (number >= 10_000 || (digits.startsWith('0') && digits !== '0')) return digits
  if (number === 0) return 'zero'
  const rest = number % 100
  const small = rest <= 20 ? [rest] : [Math.floor(rest / 10) * 10, rest % 10]
  return [
    sized(Math.floor(number / 1000), 'thousand'),
    sized(Math.floor((number % 1000) / 100), 'hundred'),
    ...small.map(named),
  ]
    .filter((part) => part !== '')
    .join(' ')
}

/** One to twenty, and the tens. */
const named = (count: number): string =>
  english.counts[count <= 20 ? count - 1 : 17 + Math.floor(count / 10)] ?? ''

/** A hundred is no “one hundred”. */
const sized = (count: number, size: string) =>
  count === 0 ? '' : count === 1 ? size : `${named(count)} ${size}`

/** “Twenty first”. */
const inOrder = (number: string) =>
  number.replace(/\w+$/u, (last) => english.ordinals[english.counts.indexOf(last)] ?? last)
