import { inOneWord } from './joined.ts'
import { numberParts } from './number-parts.ts'

/** The word of a whole number up to 99 crore in everyday standard Malayalam: 125 is നൂറ്റി ഇരുപത്തിയഞ്ച്. */
export function sayNumber(number: number): string {
  return numberParts(number).reduce(
    (before, { said, apart }) =>
      before === '' ? said : apart ? `${before} ${said}` : inOneWord(before, said),
    '',
  )
}
