import { sayNumber } from './say-number.ts'

/** So many people: ഒരാൾ, രണ്ട് പേർ. Nobody is not a number of people. */
export function people(number: number): string | undefined {
  if (number === 0) return undefined
  return number === 1 ? 'ഒരാൾ' : `${sayNumber(number)} പേർ`
}
