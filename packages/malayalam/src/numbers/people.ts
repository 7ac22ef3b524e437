import { sayNumber } from './say-number.ts'

/** A number of people: ഒരാൾ, രണ്ട് പേർ. Zero has none. */
export function people(number: number): string | undefined {
  if (number === 0) return undefined
  return number === 1 ? 'ഒരാൾ' : `${sayNumber(number)} പേർ`
}
