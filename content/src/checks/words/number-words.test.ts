import { expect, it } from 'vitest'
import { aQuestion, aTopic, faultsOf } from '../../testing/content.ts'
import { numberWords } from './number-words.ts'

const faults = (prompt: string, answer: string, other = '7') =>
  faultsOf(numberWords, {
    'data/topics/numbers.yaml': aTopic(aQuestion({ prompt, options: [answer, '2', '3', other] })),
  })

it('accepts a number with its word', () => {
  expect(faults('ഇരുപത്തിയഞ്ച്', '25')).toEqual([])
  expect(faults('ലക്ഷം', '1,00,000')).toEqual([])
  expect(faults('നൂറ്റിയമ്പത്', '150')).toEqual([])
})

it.each([
  {
    fault: 'the word of another number',
    prompt: 'ഇരുപത്',
    answer: '25',
    says: '6  ഇരുപത് is not 25, which is ഇരുപത്തിയഞ്ച്.',
  },
  {
    fault: 'a number that it cannot spell',
    prompt: 'നൂറുകോടി',
    answer: '1,00,00,00,000',
    says: '6  നൂറുകോടി is not 1,00,00,00,000, which is a number this check cannot spell.',
  },
])('refuses $fault', ({ prompt, answer, says }) => {
  expect(faults(prompt, answer)).toEqual([`content/data/topics/numbers.yaml:${says}`])
})

it('refuses a number that is not written as in India', () => {
  expect(faults('പത്ത്', '10', '100000')).toEqual([
    'content/data/topics/numbers.yaml:9  The number "100000" is not written as 1,00,000.',
  ])
})
