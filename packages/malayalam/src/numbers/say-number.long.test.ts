import { expect, it } from 'vitest'
import { greatestNumber } from './number-parts.ts'
import { readNumber } from './read-number.ts'
import { sayNumber } from './say-number.ts'

it('says every number up to ten lakh, and of each thousand after it one, so that it can be read back, and so no two alike', () => {
  const lost: number[] = []
  for (let number = 0; number <= greatestNumber; number += number < 1_000_000 ? 1 : 1_009)
    if (readNumber(sayNumber(number)) !== number) lost.push(number)
  expect(lost).toEqual([])
})
