import { expect, it } from 'vitest'
import { asWrittenInLatin } from './said-latin.ts'

it.each([
  ['orangi', 'urangi'],
  ['ela', 'ila'],
  ['evde', 'evide'],
  ['cherya', 'cheriya'],
  ['kadel', 'kadayil'],
  ['ammede', 'ammayude'],
  ['kadenn', 'kadayil ninnu'],
  ['elel', 'ilayil'],
])('%s may be written %s', (said, written) => {
  expect(asWrittenInLatin(said)).toContain(written)
})

it.each(['mazha', 'vandi', 'oru', 'peru'])('leaves %s', (word) => expect(asWrittenInLatin(word)).toEqual([]))
