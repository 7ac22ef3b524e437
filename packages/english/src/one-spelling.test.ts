import { expect, it } from 'vitest'
import { inOneSpelling } from './one-spelling.ts'

it.each([
  ...['grey gray', 'colour color', 'neighbours neighbors', 'theatre theater', 'centres centers'],
  ...['travelled traveled', 'jeweller jeweler', 'realise realize', 'organisation organization'],
  ...['catalogue catalog', 'dialogues dialogs', 'anaemia anemia', 'learnt learned', 'kilometre kilometer'],
])('compares the two spellings %s as one', (pair) => {
  const [british = '', american = ''] = pair.split(' ')
  expect(inOneSpelling(british)).toBe(american)
  expect(inOneSpelling(american)).toBe(american)
})

it.each(['our', 'four', 'hour', 'acre', 'wise', 'rise', 'league', 'filled', 'tour', 'more'])(
  'leaves “%s” as it is',
  (word) => {
    expect(inOneSpelling(word)).toBe(word)
  },
)
