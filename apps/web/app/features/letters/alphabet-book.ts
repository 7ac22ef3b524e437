import type { Letter, LetterGroup } from '@app/learning/letters'
import { shownLetter } from './shown-letter.ts'

/** The consonants with which the rows of an alphabet book begin. */
const rows = ['ക', 'ച', 'ട', 'ത', 'പ', 'യ']

/**
 * The letters in the order of an alphabet book, which is that of the table: vowels, signs, the consonants row by row,
 * chillus, joined letters. Each group is named by its first letter.
 */
export function alphabetBook(letters: readonly Letter[]): LetterGroup[] {
  const groups: Letter[][] = []
  for (const letter of letters) {
    const group = groups.at(-1)
    const begins =
      group?.[0]?.kind !== letter.kind || (letter.kind === 'consonant' && rows.includes(letter.letter))
    if (!group || begins) groups.push([letter])
    else group.push(letter)
  }
  return groups.map((group) => ({ name: group[0] ? shownLetter(group[0]) : '', letters: group }))
}
