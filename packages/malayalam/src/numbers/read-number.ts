import { keyOf } from '../compare.ts'
import { joined, signOf } from './joined.ts'
import { crore, greatestNumber, lakh } from './number-parts.ts'
import { numberTable } from './number-table.ts'
import { otherWays } from './other-ways.ts'
import { sayQuarters } from './quarters.ts'
import { sayNumber } from './say-number.ts'

/**
 * Reads a number word in any usual form, written in one word or several. Undefined if it is no whole number
 * up to 99 crore.
 */
export function readNumber(text: string): number | undefined {
  if (text.length > longestNumber) return undefined
  const number = read(written(text), Number.POSITIVE_INFINITY)
  return number === undefined || number > greatestNumber ? undefined : number
}

/** In code units: more than any number up to 99 crore has, with a space after each of its words. */
const longestNumber = 200

/** The text without spaces and without the glides in their place: ഇരുപത്തിയഞ്ച് as ഇരുപത്തിഅഞ്ച്. */
const written = (text: string) =>
  keyOf(text)
    .replaceAll(' ', '')
    .replace(/(?<=ത്തി|റ്റി|കോടി)യ([ാിെേൊോ]?)/gu, (_, sign: string) => vowelOf.get(sign) ?? '')

const vowelOf = new Map(Object.entries(signOf).map(([vowel, sign]) => [sign, vowel]))

const multiples = (size: number, count: number) => Array.from({ length: count }, (_, at) => (at + 1) * size)

/**
 * The words of numbers. `whole`: words that no smaller number follows. `opening`: words before a smaller
 * number, without the i that is dropped before a vowel: ഇരുപത്ത, നൂറ്റ.
 */
function makeNumberWords() {
  const whole = new Map<string, number>()
  const opening = new Map<string, number>()
  const many = [...multiples(1000, 99), ...multiples(lakh, 99), ...multiples(crore, 99)]
  for (const number of new Set([...numberTable.keys(), ...many])) {
    for (const way of [sayNumber(number), ...otherWays(number)].map(written)) {
      whole.set(way, number)
      if (number >= 20) opening.set(joined(way).replace(/ി$/u, ''), number)
    }
  }
  for (const [size, name] of [[lakh, 'ലക്ഷം'] as const, [crore, 'കോടി'] as const])
    for (let quarter = 1; quarter < 400; quarter++) {
      const said = sayQuarters(quarter / 4)
      if (said === undefined) continue
      const number = (quarter / 4) * size
      const doubled = name === 'കോടി' && said.endsWith('ര') ? [`${said}ക്${name}`] : []
      for (const way of [`${said}${name}`, ...doubled].map(written)) whole.set(way, number)
    }
  return { whole, opening }
}

/** Made when the first number is read, so that loading this module is quick. */
let numberWords: ReturnType<typeof makeNumberWords> | undefined

function read(text: string, below: number): number | undefined {
  numberWords ??= makeNumberWords()
  const { whole, opening } = numberWords
  const number = whole.get(text)
  if (number !== undefined) return number < below ? number : undefined
  for (let end = 3; end < text.length; end++) {
    if (text[end - 2] !== '്' && !text.startsWith('കോട', end - 3)) continue
    const first = opening.get(text.slice(0, end))
    if (first === undefined || first >= below) continue
    for (const rest of restsOf(text.slice(end))) {
      const second = read(rest, sizeOf(first))
      if (second) return first + second
    }
  }
  return undefined
}

/** The number after this one must be smaller than the result: 10 after twenty. */
const sizeOf = (number: number) => [crore, lakh, 1000, 100].find((size) => number >= size) ?? 10

/** The words that the letters after an opening may stand for: ിഒന്ന് and ൊന്ന് are both ഒന്ന്. */
function restsOf(text: string): string[] {
  if (!text.startsWith('ി')) return [opened(text)]
  const plain = text.slice(1)
  return /^(?:പ്പ|ത്ത)/u.test(plain) ? [plain.slice(2)] : [plain, `ഇ${plain}`]
}

/** Writes a vowel sign as the vowel letter at a word's beginning. Without a sign, the vowel was അ. */
function opened(text: string): string {
  const vowel = vowelOf.get(text.charAt(0))
  return vowel === undefined ? `അ${text}` : vowel + text.slice(1)
}
