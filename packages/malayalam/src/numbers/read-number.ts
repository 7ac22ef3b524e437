import { keyOf } from '../compare.ts'
import { joined, signOf } from './joined.ts'
import { greatestNumber } from './number-parts.ts'
import { numberTable } from './number-table.ts'
import { otherWays } from './other-ways.ts'
import { sayNumber } from './say-number.ts'

/** The number that a word says in one of its usual ways, written together or apart. Undefined where it says none up to ten lakh. */
export function readNumber(text: string): number | undefined {
  const number = read(written(text), Number.POSITIVE_INFINITY)
  return number === undefined || number > greatestNumber ? undefined : number
}

/** Without spaces, and without the glides that stand in their place: ഇരുപത്തിയഞ്ച് as ഇരുപത്തിഅഞ്ച്. */
const written = (text: string) =>
  keyOf(text)
    .replaceAll(' ', '')
    .replace(/(?<=ത്തി|റ്റി)യ([ാിെേൊോ]?)/gu, (_, sign: string) => vowelOf.get(sign) ?? '')

const vowelOf = new Map(Object.entries(signOf).map(([vowel, sign]) => [sign, vowel]))

const multiples = (size: number, most: number) => Array.from({ length: most }, (_, at) => (at + 1) * size)

/**
 * The words of numbers: the `whole` ones no smaller number follows; the `opening` ones stand before one, without the i that gives way
 * to a vowel: ഇരുപത്ത, നൂറ്റ.
 */
function makeNumberWords() {
  const whole = new Map<string, number>()
  const opening = new Map<string, number>()
  for (const number of new Set([...numberTable.keys(), ...multiples(1000, 99), ...multiples(100_000, 10)])) {
    for (const way of [sayNumber(number), ...otherWays(number)].map(written)) {
      whole.set(way, number)
      if (number >= 20) opening.set(joined(way).replace(/ി$/u, ''), number)
    }
  }
  return { whole, opening }
}

/** Made when the first number is read: a page that only fetches what explains words need not wait for them. */
let numberWords: ReturnType<typeof makeNumberWords> | undefined

function read(text: string, below: number): number | undefined {
  numberWords ??= makeNumberWords()
  const { whole, opening } = numberWords
  const number = whole.get(text)
  if (number !== undefined) return number < below ? number : undefined
  for (let end = 3; end < text.length; end++) {
    if (text[end - 2] !== '്') continue
    const first = opening.get(text.slice(0, end))
    if (first === undefined || first >= below) continue
    for (const rest of restsOf(text.slice(end))) {
      const second = read(rest, sizeOf(first))
      if (second) return first + second
    }
  }
  return undefined
}

/** What follows must be smaller than this: after twenty, ten. */
const sizeOf = (number: number) => [100_000, 1000, 100].find((size) => number >= size) ?? 10

/** The words that may stand behind an opening, given what is written there: ിഒന്ന് and ൊന്ന് are both ഒന്ന്. */
function restsOf(text: string): string[] {
  if (!text.startsWith('ി')) return [opened(text)]
  const plain = text.slice(1)
  return /^(?:പ്പ|ത്ത)/u.test(plain) ? [plain.slice(2)] : [plain, `ഇ${plain}`]
}

/** A vowel sign as the letter it is at a word's beginning; without a sign it was അ. */
function opened(text: string): string {
  const vowel = vowelOf.get(text.charAt(0))
  return vowel === undefined ? `അ${text}` : vowel + text.slice(1)
}
