import { keyOf } from '../compare.ts'
import { readNumber } from './read-number.ts'

/**
 * Reads a number word that counts something. Beside the forms of `readNumber`, ഒരു is one, and the half-u may
 * be a full u: എട്ടു മണി.
 */
export function readCount(text: string): number | undefined {
  const key = keyOf(text)
  return key === 'ഒരു' ? 1 : readNumber(key.replace(/ു$/u, '്'))
}
