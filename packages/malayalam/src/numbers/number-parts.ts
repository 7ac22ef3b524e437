import { inOneWord, joined } from './joined.ts'
import { thousandsAfterTens, wordsOf } from './number-table.ts'

/**
 * A part of a number's word. `word` is the part alone, `said` its form in this number. `apart`: a space
 * stands before it. `counts`: the number of thousands, lakhs or crores that `word` is, as 20
 * in 23,000.
 */
export type NumberPart = { value: number; word: string; said: string; apart: boolean; counts?: number }

/** Ninety-nine crore, ninety-nine lakh and so on: all that the words below a hundred can count. */
export const greatestNumber = 999_999_999

export const lakh = 100_000
export const crore = 10_000_000

export const isSayable = (number: number) =>
  Number.isInteger(number) && number >= 0 && number <= greatestNumber

/**
 * The parts of the word of a whole number up to 99 crore, the greatest first. Their values add up to the
 * number.
 */
export function numberParts(number: number): NumberPart[] {
  if (!isSayable(number)) throw new RangeError(`No word is known for ${number}.`)
  if (number === 0) return [part(0, wordOf(0))]
  const parts = [
    ...manyOf(crore, 'കോടി', Math.floor(number / crore)),
    ...manyOf(lakh, 'ലക്ഷം', Math.floor(number / lakh) % 100),
    ...thousands(Math.floor(number / 1000) % 100),
    ...hundreds(Math.floor(number / 100) % 10, number >= 1000),
    ...belowHundred(number % 100),
  ]
  return parts.map((one, at) => (at === parts.length - 1 ? one : { ...one, said: joined(one.word) }))
}

const part = (value: number, word: string, apart = true): NumberPart => ({ value, word, said: word, apart })

const wordOf = (value: number) => wordsOf(value)[0]

/** Lakhs and crores are counted like things: one is ഒരു, and the number before ലക്ഷം does not change. */
function manyOf(size: number, name: string, count: number): NumberPart[] {
  if (count === 0) return []
  return [{ ...part(count * size, `${count === 1 ? 'ഒരു' : countOf(count)} ${name}`), counts: count }]
}

/** A number below a hundred, in one word: ഇരുപത്തിയഞ്ച്. */
const countOf = (count: number) =>
  belowHundred(count)
    .map(({ word }) => word)
    .reduce((tens, ones) => inOneWord(joined(tens), ones))

function thousands(count: number): NumberPart[] {
  if (count === 0) return []
  const ones = count % 10
  if (count < 20 || ones === 0) return [part(count * 1000, wordOf(count * 1000))]
  const [word] = thousandsAfterTens[ones] ?? wordsOf(ones * 1000)
  const tens = { ...part((count - ones) * 1000, wordOf(count - ones)), counts: count - ones }
  return [tens, part(ones * 1000, word, false)]
}

/** A hundred is ഒരുനൂറ് after a greater part. */
function hundreds(count: number, afterGreater: boolean): NumberPart[] {
  if (count === 0) return []
  return [part(count * 100, count === 1 && afterGreater ? 'ഒരുനൂറ്' : wordOf(count * 100))]
}

function belowHundred(number: number): NumberPart[] {
  if (number === 0) return []
  const ones = number % 10
  if (number < 20 || ones === 0) return [part(number, wordOf(number))]
  return [part(number - ones, wordOf(number - ones)), part(ones, wordOf(ones), false)]
}
