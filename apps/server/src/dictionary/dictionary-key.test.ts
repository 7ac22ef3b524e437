import { describe, expect, it } from 'vitest'
import { dictionaryKey, wordOf } from './dictionary-key.ts'

describe('dictionaryKey', () => {
  it.each([
    ['അവൻ', 'അവന്\u200D'],
    ['മുൻകൂർ', 'മുന്കൂര്'],
    ['നാല്', 'നാലു'],
    ['നാല് പേർ', 'നാലു പേര്\u200D'],
    ['എന്റെ', 'എൻ്റെ'],
  ])('is the same for %s and %s', (one, other) => {
    expect(dictionaryKey(one)).toBe(dictionaryKey(other))
  })

  it.each([
    ['പട്ട്', 'പാട്ട്'],
    ['കാർ', 'കാറ്'],
    ['പല', 'പല്ല'],
  ])('is different for %s and %s', (one, other) => {
    expect(dictionaryKey(one)).not.toBe(dictionaryKey(other))
  })
})

it('shows a word in one spelling, with single spaces', () => {
  expect(wordOf('  അവന്\u200D \n ഇവന്\u200D')).toBe('അവൻ ഇവൻ')
})
