import { graphemes } from '@app/malayalam'
import { foldLatin, foldText } from '@app/malayalam/find'
import { wordsBefore } from '@app/malayalam/forms'
import type { Readings } from '../reading/in-place.ts'
import { bestReadings } from '../reading/word-gloss.ts'

/** A word that Malayalam has from English: how English spells it, and the key of how it sounds. */
export type LoanWord = { english: string; key: string }

/**
 * The loan words of a text, which a learner may spell as English does: school of സ്കൂളിൽ, bus of ബസിൽ, ice
 * cream of ഐസ്ക്രീം; of two words the second, as in “battery charge”, where it may be the end of the word, as
 * in മീൻകറി “fish curry”. Of words in one, each: ticket of ടിക്കറ്റെടുത്തു.
 */
export const loanWordsIn = (text: string, readings: Readings): LoanWord[] =>
  entriesIn(text, readings).flatMap(({ word, means }) =>
    means.flatMap(spellingsIn).flatMap(({ english, mayEnd, isSpelt }) => {
      const end = mayEnd ? endsOf(word).find((one) => isLoan(english, one)) : undefined
      const said = isLoan(english, word, isSpelt) ? word : end
      if (said === undefined) return []
      return [{ english, key: foldText(said) }]
    }),
  )

const entriesIn = (text: string, readings: Readings) =>
  bestReadings(text, readings).flatMap((reading) =>
    reading ? [...wordsBefore(reading), reading].map(({ entry }) => entry) : [],
  )

/**
 * What of a sense may be how English spells the word: Wi-Fi and ice cream as one word, and the second of two.
 * The word may only end in that, where it ends in a vowel: shorter ends are like too much.
 */
function spellingsIn(sense: string): Spelling[] {
  const parts = sense.replace(/\([^)]*\)/gu, '').split(',')
  return parts.flatMap((part): Spelling[] => {
    const words = part.trim().split(/[ -]/u)
    const [first = '', second] = words.map((one) => one.toLowerCase())
    const isSpelt = /^[A-Z]{2,4}$/u.test(words[0] ?? '')
    if (words.length > 2 || !words.every((one) => /^[a-z]{2,}$/iu.test(one))) return []
    if (second === undefined) return first.length > 2 || isSpelt ? [{ english: first, isSpelt }] : []
    return [
      { english: first + second },
      ...(second.length > 2 ? [{ english: second, mayEnd: /[aeiouy]$/u.test(second) }] : []),
    ]
  })
}

/** `mayEnd`: the word may only end in it. `isSpelt`: it is said letter by letter, as OTP is. */
type Spelling = { english: string; mayEnd?: boolean; isSpelt?: boolean }

/** The word without its first letters, the longest first. */
const endsOf = (word: string) => {
  const letters = graphemes(word)
  return letters.slice(1).map((_, at) => letters.slice(at + 1).join(''))
}

/** It only tells how the letter before it is said, and gives way to an ending: nursaanu, officil, storil. */
const quietE = /(?<=[cg]|or|[^aeiou]{2})e$/u

/**
 * Keys of a written word that has a loan word in its English spelling; what stands about it is spelt as it
 * sounds: curryil, meencurry, busu.
 */
export const keysWithLoans = (written: string, loans: readonly LoanWord[]): string[] =>
  loans.flatMap(({ english, key }) => {
    const found = new RegExp(`${english.replace(quietE, '(?:e|(?=[aiou]))')}`, 'u').exec(written)
    if (!found) return []
    const start = written.slice(0, found.index)
    const rest = written.slice(found.index + found[0].length).replace(/^u$/u, '')
    const starts = start === '' ? [''] : foldLatin(start)
    const ends = rest === '' ? [''] : foldLatin(rest)
    return starts.flatMap((one) => ends.map((end) => (one + key + end).replace(/(.)\1/gu, '$1')))
  })

/**
 * Both have the same consonants, and begin and end alike. Coffee is no other spelling of കാപ്പി, which has no
 * f, nor mango of മാങ്ങ, nor path of പാത, though they sound akin.
 */
function isLoan(english: string, word: string, isSpelt = false): boolean {
  if (/f|ph/u.test(english) !== word.includes('ഫ')) return false
  const key = foldText(word.replace(rBeforeConsonant, 'ർ'))
  const sounds = shapeOf(key)
  if (isSpelt) return foldLatin(english).some((one) => shapeOf(one).consonants === sounds.consonants)
  const ways = [english, english.replace(/ey$/u, 'i')].map((one) =>
    asSaid.reduce((text, [letters, said]) => text.replace(letters, said), one),
  )
  const keys = ways
    .flatMap((spelt) => [spelt, spelt.replace(silentR, ''), spelt.replace(/dj$/u, 'dji')])
    .flatMap(foldLatin)
  return (
    keys.includes(key) ||
    (sounds.consonants.length > 1 && keys.some((one) => sameShape(shapeOf(one), sounds)))
  )
}

/** Malayalam writes the r of nurse and parcel so. */
const rBeforeConsonant = /ഴ്(?=[ക-ഹ])/gu

/** How English spellings are said, as far as it matters here. */
const asSaid: readonly (readonly [RegExp, string])[] = [
  [/(?<=[a-z]{2})[st]ion/gu, 'shan'],
  [/sc(?=[eiy])/gu, 's'],
  [/cc(?![eiy])/gu, 'k'],
  [/c(?=[eiy])/gu, 's'],
  [/c(?![hk])/gu, 'k'],
  [/que$/u, 'k'],
  [/gue$/u, 'g'],
  [/g(?=[ei])/gu, 'j'],
  [/z+(?!h)/gu, 's'],
  [/sch/gu, 'sk'],
  [/wh/gu, 'w'],
  [/(?<=[a-z]{2}[^aeiou])e$/u, ''],
  [/iew$/u, 'yu'],
  [/ew$/u, 'u'],
  [/ow$/u, 'o'],
  [/aw$/u, 'a'],
  [/[ae]y$/u, 'e'],
  [/ie$/u, 'i'],
]
const silentR = /r(?=[^aeiouy])/gu

type Shape = { consonants: string; startsOpen: boolean; end: string }

const shapeOf = (key: string): Shape => ({
  consonants: key.replace(/[aeiouy]/gu, ''),
  startsOpen: /^[aeiouy]/u.test(key),
  end: /[aeiou]$/u.exec(key)?.[0] ?? '',
})

const sameShape = (one: Shape, other: Shape) =>
  one.consonants === other.consonants && one.startsOpen === other.startsOpen && one.end === other.end
