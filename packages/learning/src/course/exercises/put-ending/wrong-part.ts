import { isMalayalam, keyOf } from '@app/malayalam'
import { easyLatin } from '@app/malayalam/sound'
import type { PutEnding } from './schema.ts'

/** Which part of a typed form is wrong: the word, its ending, or both. */
type WrongPart = { word: boolean; ending: boolean }

/**
 * The word is there if its stem begins what was typed, and the ending if one of its spellings ends it. If both
 * are there, they were not joined as they should be, and that belongs to the ending.
 */
export function wrongPart(
  typed: string,
  {
    text,
    forms,
    others,
    shown,
    shapes = [],
  }: Pick<PutEnding, 'text' | 'forms' | 'others' | 'shown' | 'shapes'>,
): WrongPart {
  const spelt = isMalayalam(typed) ? keyOf : easyLatin
  const said = isMalayalam(typed) ? keyOf(typed) : typed.trim().toLowerCase()
  const all = [text, ...forms, ...others.flatMap((one) => one.forms)].map(spelt)
  const usual = [
    ...shown.split(', ').map((ending) => spelt(joinedTo(ending))),
    ...shapes.map((form) => tailOf(spelt(form))),
  ]
  const bases = [text, withVowel(text)].map((one) => spelt(one.replace(/(?:[്ം]|ുക)$/u, '')).replace(/a$/u, ''))
  const parts = forms.map(spelt).map((form) => {
    const stem = stemOf(form, all)
    const tail = form.slice(stem.length)
    const begins = [stem, ...bases].some((start) => said.startsWith(start))
    // The last half of an ending says that it was meant.
    const ends = [...usual, tail.slice(-Math.max(2, Math.ceil(tail.length / 2)))]
    return { word: !begins, ending: begins || !ends.some((end) => said.endsWith(end)) }
  })
  return (
    parts.find((part) => !part.word) ??
    parts.find((part) => !part.ending) ??
    parts[0] ?? { word: true, ending: true }
  )
}

/** How a form ends: enough to know the ending by. */
export const tailOf = (form: string): string => form.slice(-2)

/** A word in a chillu as it begins before a vowel: സ്കൂള of സ്കൂൾ. */
const withVowel = (text: string) => text.replace(/[ൻർൽൾൺ]$/u, (chillu) => consonants[chillu] ?? chillu)
const consonants: Readonly<Record<string, string>> = { ൻ: 'ന', ർ: 'ര', ൽ: 'ല', ൾ: 'ള', ൺ: 'ണ' }

/** The longest beginning that a form shares with more than half of all, or its first letter. */
function stemOf(form: string, all: readonly string[]): string {
  for (let length = form.length - 1; length > 1; length--) {
    const start = form.slice(0, length)
    if (all.filter((one) => one.startsWith(start)).length * 2 > all.length) return start
  }
  return form.slice(0, 1)
}

const signs: Readonly<Record<string, string>> = {
  ...{ അ: '', ആ: 'ാ', ഇ: 'ി', ഈ: 'ീ', ഉ: 'ു', ഊ: 'ൂ', എ: 'െ', ഏ: 'േ', ഒ: 'ൊ', ഓ: 'ോ' },
}

/** An ending of a card as it is written behind a consonant: ിൽ of -ഇൽ. */
const joinedTo = (shown: string) =>
  shown.replace(/^-/u, '').replace(/^./u, (letter) => signs[letter] ?? letter)
