import { words as wordsOf } from '@app/malayalam'
import { foldLatin, foldText } from '@app/malayalam/find'
import { bestReadings, type Readings } from './word-gloss.ts'

/** A word that Malayalam has from English: how English spells it, and the key of how it sounds. */
export type LoanWord = { english: string; key: string }

/**
 * The loan words of a text, which a learner may spell as English does: school of സ്കൂളിൽ, bus of ബസിൽ; of two words the second,
 * as in “battery charge”.
 */
export const loanWordsIn = (text: string, readings: Readings): LoanWord[] =>
  bestReadings(wordsOf(text), readings).flatMap((reading) => {
    if (!reading) return []
    const { word, means } = reading.entry
    const senses = means.flatMap(
      (one) => one.toLowerCase().match(/^[a-z]{3,}(?=,|$)|(?<=^[a-z]+ )[a-z]{3,}$/u) ?? [],
    )
    return senses
      .filter((english) => isLoan(english, word))
      .map((english) => ({ english, key: foldText(word) }))
  })

/** Keys of a written word that begins with a loan word in its English spelling; the ending is spelt as it sounds: curryil. */
export const keysWithLoans = (written: string, loans: readonly LoanWord[]): string[] =>
  loans.flatMap(({ english, key }) => {
    if (!written.startsWith(english)) return []
    const rest = written.slice(english.length)
    return rest === '' ? [key] : foldLatin(rest).map((ending) => (key + ending).replace(/(.)\1/gu, '$1'))
  })

/**
 * Both have the same consonants, and begin and end alike. Coffee is no other spelling of കാപ്പി, which has no f, nor mango of മാങ്ങ,
 * nor path of പാത, though they sound akin.
 */
function isLoan(english: string, word: string): boolean {
  if (/f|ph/u.test(english) !== word.includes('ഫ')) return false
  const sounds = shapeOf(foldText(word))
  const spelt = english
    .replace(shun, 'shan')
    .replace(softC, 's')
    .replace(softG, 'j')
    .replace('sch', 'sk')
    .replace('wh', 'w')
    .replace(silentE, '')
  return (
    sounds.consonants.length > 1 &&
    [spelt, spelt.replace(silentR, '')].flatMap(foldLatin).some((key) => sameShape(shapeOf(key), sounds))
  )
}

const shun = /(?<=[a-z]{2})[st]ion/gu
const softC = /c(?=[eiy])/gu
const softG = /g(?=[ei])/gu
const silentR = /r(?=[^aeiouy])/gu
const silentE = /(?<=[a-z]{2}[^aeiou])e$/u

type Shape = { consonants: string; startsOpen: boolean; end: string }

const shapeOf = (key: string): Shape => ({
  consonants: key.replace(/[aeiouy]/gu, ''),
  startsOpen: /^[aeiou]/u.test(key),
  end: /[aeiou]$/u.exec(key)?.[0] ?? '',
})

const sameShape = (one: Shape, other: Shape) =>
  one.consonants === other.consonants && one.startsOpen === other.startsOpen && one.end === other.end
