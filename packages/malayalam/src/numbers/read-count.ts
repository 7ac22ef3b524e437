import { keyOf } from '../compare.ts'
import { readNumber } from './read-number.ts'

/** The number that a word says where it may count something: as alone, but one is ഒരു too, and the half-u may be a full one: എട്ടു മണി. */
export function readCount(text: string): number | undefined {
  const key = keyOf(text)
  return key === 'ഒരു' ? 1 : readNumber(key.replace(/ു$/u, '്'))
}
