import { isEmpty } from './noun-phrase.ts'
import { type NounPart, type Part, sayPart } from './parts.ts'

const short =
  'big small new old hot cold tall long easy heavy high low cheap strong weak rich poor clean short sweet young deep fast slow bright dark happy pretty cool warm wide thick thin hard soft'.split(
    ' ',
  )

/** “bigg”, “heavi”: what -er and -est go on. */
const stem = (text: string) =>
  /[^aeiou][aeiou][bdgtn]$/u.test(text) ? text + text.slice(-1) : text.replace(/y$/u, 'i').replace(/e$/u, '')

/** bigger, more beautiful. */
export const comparative = (text: string): string =>
  ({ good: 'better', bad: 'worse', elder: 'older', younger: 'younger' })[text] ??
  (short.includes(text) ? `${stem(text)}er` : `more ${text}`)

/** biggest, most beautiful. Undefined for what there is no most of: next, other. */
export const superlative = (text: string): string | undefined =>
  /^(?:next|last|other|first|same|only|true|right)$/u.test(text)
    ? undefined
    : ({ good: 'best', bad: 'worst', elder: 'oldest', younger: 'youngest', near: 'closest' }[text] ??
      (short.includes(text) ? `${stem(text)}est` : `most ${text}`))

/** better, faster: what one does more so than another. */
export const comparativeHow: ReadonlyMap<string, string> = new Map([
  ['well', 'better'],
  ['quickly', 'faster'],
  ['slowly', 'more slowly'],
])

/** The one that something is compared with. */
export const thanIn = (parts: readonly Part[]): NounPart | undefined =>
  parts.find((part): part is NounPart => part.kind === 'noun' && part.case === 'than')

export function sayThan(part: NounPart, past = false, isAny = false): string {
  const { phrase } = part
  const isBare = isEmpty(phrase.before) && !phrase.pronoun
  // One likes tea and books more than coffee and films.
  const any: NounPart =
    isAny && isBare && phrase.number === 'one' && phrase.of === 'thing'
      ? { ...part, phrase: { ...phrase, number: 'many' } }
      : part
  const said = sayPart(any, (phrase.number === 'mass' || any !== part) && isBare ? 'object' : 'place', past)
  return `than ${said === 'it' ? 'that' : said}`
}
