import { expect, it } from 'vitest'
import { easyLatin } from './easy-latin.ts'
import { spellParts } from './spell-parts.ts'

it.each([
  ['അ ടു ത്ത്', 'a du tthu'],
  ['ന ട ൻ', 'na da n'],
  ['മ് മ', 'm ma'],
  ['ന് ത', 'n tha'],
  ['ന് ത് ര', 'n th ra'],
  ['സം ഗീ തം', 'san gee tham'],
  ['ചോ റ്', 'cho ru'],
  ['ആ ശു പ ത്രി', 'aa shu pa thri'],
])('%s is %s', (parts, spelt) => {
  expect(spellParts(parts.split(' '), 'easy').join(' ')).toBe(spelt)
  expect(spellParts(parts.split(' '), 'easy').join('')).toBe(easyLatin(parts.replaceAll(' ', '')))
})

it('spells parts in exact Latin and in IPA', () => {
  expect(spellParts(['അ', 'ടു', 'ത്ത്'], 'precise')).toEqual(['a', 'ṭu', 'ttŭ'])
  expect(spellParts(['മ്', 'മ'], 'ipa')).toEqual(['m', 'ːa'])
})
