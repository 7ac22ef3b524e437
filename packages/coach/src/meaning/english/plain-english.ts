import { basesOfCompared, englishNumber } from '@app/english'
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

/** Up to 9,999, without “and” or a first “one”: 25 is twenty five, 105 hundred five. Longer ones stay as they are. */
function inWords(digits: string): string {
  if (digits.length > 4 || /^0./u.test(digits)) return digits
  const said = englishNumber(digits) ?? digits
  return said.replaceAll('-', ' ').replace(/\bone (?=hundred|thousand)|\band /gu, '')
}

/** “Twenty first”. */
const inOrder = (number: string) =>
  number.replace(/\w+$/u, (last) => english.ordinals[english.counts.indexOf(last)] ?? last)
