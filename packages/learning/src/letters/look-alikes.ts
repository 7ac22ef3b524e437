import type { Letter } from './letter.ts'

/** Letters that learners take for one another, by their shape or their sound: those that are met first come first. */
const pairs = [
  ['ന', 'ന്ന'],
  ['ത', 'ത്ത'],
  ['ര', 'റ'],
  ['ള', 'ഴ'],
  ['ഭ', 'ദ'],
  ['ി', 'ീ'],
  ['െ', 'േ'],
  ['ു', 'ൂ'],
  ['ന', 'ത'],
  ['ല', 'ള'],
  ['പ', 'വ'],
  ['ണ', 'ന'],
  ['ട്ട', 'റ്റ'],
  ['ക്ക', 'ത്ത'],
  ['ല്ല', 'ള്ള'],
  ['ഇ', 'ഈ'],
  ['എ', 'ഏ'],
  ['ഒ', 'ഓ'],
  ['ങ', 'ഞ'],
  ['ശ', 'ഗ'],
  ['ഡ', 'ധ'],
  ['ഷ', 'ഹ'],
  ['ൻ', 'ൺ'],
  ['ൽ', 'ൾ'],
] as const

/** The pairs of letters that look or sound alike, as far as these letters have both. */
export function lookAlikes(letters: readonly Letter[]): (readonly [Letter, Letter])[] {
  const byShape = new Map(letters.map((letter) => [letter.letter, letter]))
  return pairs.flatMap(([one, other]) => {
    const found = [byShape.get(one), byShape.get(other)] as const
    return found[0] && found[1] ? [[found[0], found[1]] as const] : []
  })
}
