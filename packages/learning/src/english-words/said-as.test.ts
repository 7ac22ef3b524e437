import { expect, it } from 'vitest'
import { saidAs } from './said-as.ts'

it.each([
  ['rain', 'rain', 'റെയിൻ', 'റെയിൻ'],
  ['Rains', 'rain', 'റെയിൻ', 'റെയിൻസ്'],
  ['raining', 'rain', 'റെയിൻ', 'റെയിനിങ്'],
  ['rained', 'rain', 'റെയിൻ', 'റെയിൻഡ്'],
  ['cooked', 'cook', 'കുക്ക്', 'കുക്റ്റ്'],
  ['cooking', 'cook', 'കുക്ക്', 'കുക്കിങ്'],
  ['playing', 'play', 'പ്ലേ', 'പ്ലേയിങ്'],
  ['laughed', 'laugh', 'ലാഫ്', 'ലാഫ്റ്റ്'],
  ['used', 'use', 'യൂസ്', 'യൂസ്ഡ്'],
  ['wanted', 'want', 'വാണ്ട്', 'വാണ്ടിഡ്'],
  ['buses', 'bus', 'ബസ്', 'ബസിസ്'],
  ['making', 'make', 'മേക്ക്', 'മേക്കിങ്'],
  ['studies', 'study', 'സ്റ്റഡി', 'സ്റ്റഡീസ്'],
  ['brothers', 'brother', 'ബ്രദർ', 'ബ്രദേഴ്സ്'],
  ['cars', 'car', 'കാർ', 'കാർസ്'],
  ['studied', 'study', 'സ്റ്റഡി', 'സ്റ്റഡീഡ്'],
  ['went', 'go', 'ഗോ', undefined],
  ['leaves', 'leaf', 'ലീഫ്', undefined],
  ['bigger', 'big', 'ബിഗ്', undefined],
])('%s of %s is %s: %s', (form, word, said, expected) => {
  expect(saidAs(form, { word, said, senses: [] })).toBe(expected)
})

it('is unknown if the word is', () => {
  expect(saidAs('rains', { word: 'rain', senses: [] })).toBeUndefined()
})
