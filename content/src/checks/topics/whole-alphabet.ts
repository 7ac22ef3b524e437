import type { Letter } from '@app/learning/letters'
import type { Fault } from '../../fault.ts'
import type { Source } from '../../source.ts'

/** The letters of the table (docs/product.md, "The letters"). The most frequent conjunct is first. */
const alphabet: Record<Letter['kind'], readonly string[]> = {
  vowel: 'അ ആ ഇ ഈ ഉ ഊ ഋ എ ഏ ഐ ഒ ഓ ഔ'.split(' '),
  sign: 'ാ ി ീ ു ൂ ൃ െ േ ൈ ൊ ോ ൗ ് ം ഃ'.split(' '),
  consonant: 'ക ഖ ഗ ഘ ങ ച ഛ ജ ഝ ഞ ട ഠ ഡ ഢ ണ ത ഥ ദ ധ ന പ ഫ ബ ഭ മ യ ര ല വ ശ ഷ സ ഹ ള ഴ റ'.split(' '),
  chillu: 'ൻ ർ ൽ ൾ ൺ ൿ'.split(' '),
  conjunct:
    'ക്ക ന്ന ത്ത പ്പ ട്ട ച്ച ങ്ങ ണ്ട പ്ര ള്ള ല്ല ന്റ റ്റ ക്ഷ മ്പ ത്ര ങ്ക ഞ്ഞ ന്ത സ്ഥ യ്ക്ക ദ്ധ ദ്യ മ്മ ര്യ വ്യ യ്യ ത്യ ധ്യ ക്ത ഗ്ര ക്ര ശ്ര ന്ത്ര ന്ധ സ്റ്റ ണ്ണ ന്ദ്ര സ്സ ഷ്ട'.split(
      ' ',
    ),
}

/** The table has every letter of the alphabet once, under its kind, with a word that shows it. */
export function wholeAlphabet({ letters: { document, entries } }: Source): Fault[] {
  const kinds = Object.entries(alphabet) as [Letter['kind'], readonly string[]][]
  const missing = kinds.flatMap(([kind, letters]) =>
    letters
      .filter((letter) => !entries.some((entry) => entry.kind === kind && entry.letter === letter))
      .map((letter) => document.fault([], `The ${kind} ${letter} is missing.`)),
  )
  const wrong = entries.flatMap(({ letter, kind, example }, at) => [
    ...(alphabet[kind].includes(letter)
      ? []
      : [document.fault([at], `${letter} is no ${kind} of the table.`)]),
    ...(entries.findIndex((entry) => entry.letter === letter) === at
      ? []
      : [document.fault([at], `The letter ${letter} stands twice.`)]),
    ...(shows(example.word, letter)
      ? []
      : [document.fault([at, 'example'], `The word ${example.word} does not show ${letter}.`)]),
  ])
  return [...missing, ...wrong]
}

/** A virama is visible at the end of a word. Elsewhere it only joins consonants. */
const shows = (word: string, letter: string) =>
  letter === '്' ? word.endsWith(letter) : word.includes(letter)
