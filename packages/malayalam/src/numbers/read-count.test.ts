import { expect, it } from 'vitest'
import { readCount } from './read-count.ts'

it.each([
  ['ഒരു', 1],
  ['ഒന്ന്', 1],
  ['എട്ടു', 8],
  ['എട്ട്', 8],
  ['പതിനഞ്ചു', 15],
  ['ആയിരം', 1000],
  ['വന്നു', undefined],
  ['ഒരുപാട്', undefined],
  ['', undefined],
])('reads %s as %s', (text, number) => {
  expect(readCount(text)).toBe(number)
})
