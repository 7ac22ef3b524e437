import { expect, it } from 'vitest'
import { soundsEnglish } from './sounds-english.ts'

it.each([
  ['ക്ലാസ്', 'class, classroom', true],
  ['സീറ്റ്', 'seat', true],
  ['തിയേറ്റർ', 'cinema, theatre', true],
  ['ഓഫീസ്', 'office', true],
  ['സ്കൂൾ', 'school', true],
  ['ടീച്ചർ', 'teacher', true],
  ['അമ്മ', 'mother', false],
  ['വീട്', 'house, home', false],
  ['ചോറ്', 'cooked rice', false],
  ['മഴ', 'rain', false],
])('%s (%s) sounds English: %s', (word, means, is) => {
  expect(soundsEnglish({ word, means: [means] })).toBe(is)
})
