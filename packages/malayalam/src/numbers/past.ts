import { sayNumber } from './say-number.ts'

/** A number before minutes or quarters: ആറേ പത്ത്, ആറേകാൽ. */
export const past = (number: number) => sayNumber(number).replace(/്$/u, 'േ')
