import { inOneWord, inQuickSpeech, joined } from './joined.ts'
import { crore, lakh } from './number-parts.ts'
import { numberTable, thousandsAfterTens, wordsOf } from './number-table.ts'
import { sayQuarters } from './quarters.ts'
import { sayNumber } from './say-number.ts'

/**
 * Other ways to say or write a number, the most similar first: ഇരുപത്തൊന്ന് beside ഇരുപത്തിയൊന്ന്. Not every
 * combination is listed.
 */
export function otherWays(number: number): string[] {
  const usual = sayNumber(number)
  return [...new Set(ways(number))].filter((way) => way !== usual)
}

function ways(number: number): readonly string[] {
  if (number >= lakh) return [...inQuarters(number), ...ofLakhs(number)]
  const own = numberTable.get(number)
  if (own) return own
  if (number < 100) return afterTens(number - (number % 10), wordsOf(number % 10))
  if (number < 1000) return afterHundreds(number - (number % 100), number % 100)
  if (number % 1000 === 0) {
    const ones = (number / 1000) % 10
    return afterTens(number / 1000 - ones, thousandsAfterTens[ones] ?? wordsOf(ones * 1000))
  }
  return afterGreater(number - (number % 1000), number % 1000)
}

function ofLakhs(number: number): readonly string[] {
  const [size, name] = number < crore ? ([lakh, 'ലക്ഷം'] as const) : ([crore, 'കോടി'] as const)
  if (number === size) return [name]
  return number % size === 0
    ? manyOf(number / size, name)
    : afterGreater(number - (number % size), number % size)
}

/** With the half-u or with a full u: രണ്ട് ലക്ഷം, രണ്ടു ലക്ഷം. */
const manyOf = (count: number, name: string) =>
  [sayNumber(count), ...otherWays(count)].flatMap((word) => [
    `${word} ${name}`,
    `${word.replace(/്$/u, 'ു')} ${name}`,
  ])

/** With a half or a quarter: രണ്ടര ലക്ഷം, ഒന്നേകാൽ കോടി. */
function inQuarters(number: number): string[] {
  const [size, name] = number < crore ? [lakh, 'ലക്ഷം'] : [crore, 'കോടി']
  const said = sayQuarters(number / size)
  return said === undefined ? [] : [`${said} ${name}`]
}

function afterTens(tens: number, [usual, ...others]: readonly [string, ...string[]]): string[] {
  const [usualTens, ...otherTens] = wordsOf(tens)
  const first = joined(usualTens)
  return [
    inQuickSpeech(first, usual),
    ...others.flatMap((other) => [inQuickSpeech(first, other), inOneWord(first, other)]),
    ...otherTens.map((other) => inOneWord(joined(other), usual)),
  ]
}

function afterHundreds(hundreds: number, rest: number): string[] {
  const first = joined(sayNumber(hundreds))
  const usual = sayNumber(rest)
  const quick = rest > 20 && rest % 10 > 0 ? (otherWays(rest)[0] ?? usual) : usual
  const apart = `${first} ${quick}`
  // Usage differs on whether തൊണ്ണൂറ് doubles its first letter in one word (നൂറ്റിത്തൊണ്ണൂറ്).
  return rest >= 90 ? [apart] : [inOneWord(first, usual), apart, inQuickSpeech(first, quick)]
}

function afterGreater(greater: number, rest: number): string[] {
  const first = joined(sayNumber(greater))
  const usual = sayNumber(rest)
  // ഒരായിരം is only said alone.
  const otherFirsts = greater === 1000 ? [] : otherWays(greater).map((other) => `${joined(other)} ${usual}`)
  const plainHundred = Math.floor(rest / 100) === 1 ? [`${first} ${usual}`] : []
  const inOne = rest < 90 && greater < crore ? [inOneWord(first, usual), inQuickSpeech(first, usual)] : []
  return [...inOne, ...plainHundred, ...otherFirsts]
}
