const ones =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = ['', '', ...'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')]

/** A number in digits as English words, up to the millions: “1,00,000” is “one hundred thousand”. Undefined for another text. */
export function englishNumber(digits: string): string | undefined {
  if (!/^\d[\d,]*$/u.test(digits)) return undefined
  const number = Number(digits.replaceAll(',', ''))
  return number < 1_000_000_000 ? words(number) : undefined
}

function words(number: number): string {
  if (number < 20) return ones[number] ?? ''
  if (number < 100) return joined(tens[Math.floor(number / 10)] ?? '', '-', number % 10)
  if (number < 1000) return joined(`${words(Math.floor(number / 100))} hundred`, ' and ', number % 100)
  const [size, name] = number < 1_000_000 ? [1000, 'thousand'] : [1_000_000, 'million']
  const rest = number % size
  return joined(`${words(Math.floor(number / size))} ${name}`, rest < 100 ? ' and ' : ' ', rest)
}

const joined = (first: string, by: string, rest: number) =>
  rest === 0 ? first : `${first}${by}${words(rest)}`

const ordinals: Readonly<Record<string, string>> = {
  ...{ first: 'one', second: 'two', third: 'three', fifth: 'five', eighth: 'eight', ninth: 'nine' },
  twelfth: 'twelve',
}
const values = new Map<string, number>([
  ...ones.map((name, value): [string, number] => [name, value]),
  ...tens.flatMap((name, place): [string, number][] => (name === '' ? [] : [[name, place * 10]])),
])
const sizes = new Map([
  ['hundred', 100],
  ['thousand', 1000],
  ['lakh', 100_000],
  ['million', 1_000_000],
  ['crore', 10_000_000],
])

/**
 * Words with their numbers in digits: `twenty one` is `21`, `second` is `2th` as `2nd` is. `keyOf` returns a word in small
 * letters; `digitsOf` makes one word of those that are a number.
 */
export function inDigits<Word>(
  words: readonly Word[],
  keyOf: (word: Word) => string,
  digitsOf: (digits: string, words: readonly Word[]) => Word,
): Word[] {
  const keys = words.map(keyOf)
  const found: Word[] = []
  for (let at = 0; at < words.length; ) {
    const number = numberAt(keys, at)
    const taken = words.slice(at, at + (number?.many ?? 1))
    found.push(...(number ? [digitsOf(number.text, taken)] : taken))
    at += taken.length
  }
  return found
}

/** The number in words or digits that begins at a place, in digits, and how many words it takes. */
function numberAt(words: readonly string[], from: number): { text: string; many: number } | undefined {
  let [sum, part, at, ordinal] = [0, 0, from, false]
  for (; at < words.length && !ordinal; at++) {
    const word = words[at] ?? ''
    if (word === 'and' && at > from && isNumber(words[at + 1]) && part % 100 === 0) continue
    const plain = cardinalOf(word)
    const [value, size] = [numberOf(plain), sizes.get(plain)]
    if (value !== undefined) {
      const joins =
        part === 0 || (part % 100 === 0 && value < 100) || (part % 10 === 0 && part % 100 > 10 && value < 10)
      if (at > from && !joins) break
      part += value
    } else if (size === 100) part = (part || 1) * 100
    else if (size !== undefined) {
      sum += (part || 1) * size
      part = 0
    } else break
    ordinal = plain !== word && !/^\d+$/.test(word)
  }
  return at === from ? undefined : { text: `${sum + part}${ordinal ? 'th' : ''}`, many: at - from }
}

const isNumber = (word = '') => numberOf(cardinalOf(word)) !== undefined
const numberOf = (word: string) => values.get(word) ?? (/^\d{1,9}$/.test(word) ? Number(word) : undefined)

/** `third`, `20th` and `twentieth` as `three`, `20` and `twenty`. */
function cardinalOf(word: string): string {
  const digits = /^(\d{1,9})(?:st|nd|rd|th)$/.exec(word)?.[1]
  if (digits) return digits
  const found = ordinals[word] ?? word.replace(/ieth$/, 'y').replace(/th$/, '')
  return values.has(found) || sizes.has(found) ? found : word
}
