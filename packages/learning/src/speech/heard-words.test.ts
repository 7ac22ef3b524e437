import { expect, it } from 'vitest'
import { heardWords } from './heard-words.ts'

const heard = (text: string, transcript: string) => {
  const { words, besides } = heardWords(text, transcript)
  return [
    ...words.map(({ word, heard }) => (heard ? word : `–${word}`)),
    ...besides.map((word) => `+${word}`),
  ].join(' ')
}

it.each([
  ['എന്റെ പേര് രവി', 'എന്റെ പേര് രവി', 'എന്റെ പേര് രവി'],
  ['എന്റെ പേര് രവി', 'എന്റെ പേര്', 'എന്റെ പേര് –രവി'],
  ['എന്റെ പേര് രവി', 'എന്റെ രവി', 'എന്റെ –പേര് രവി'],
  ['എന്റെ പേര് രവി', '', '–എന്റെ –പേര് –രവി'],
  ['എന്റെ പേര് രവി', 'എന്ത് പേര് രവി', '–എന്റെ പേര് രവി +എന്ത്'],
  ['മഴ പെയ്തു.', 'മഴ പെയ്തു ഇവിടെ', 'മഴ പെയ്തു +ഇവിടെ'],
  ['മഴ പെയ്തു.', 'ഇന്ന് മഴ മഴ പെയ്തു', 'മഴ പെയ്തു +ഇന്ന് +മഴ'],
  ['WhatsApp നോക്കൂ', 'whatsapp നോക്കൂ hello', 'നോക്കൂ +hello'],
])('tells of %s, heard as "%s", which words were heard, and what else', (text, transcript, expected) => {
  expect(heard(text, transcript)).toBe(expected)
})

it('hears a word only in its order', () => {
  const { words } = heardWords('ഞാൻ വീട്ടിൽ പോയി', 'പോയി വീട്ടിൽ ഞാൻ')
  expect(words.filter(({ heard }) => !heard)).toHaveLength(2)
})

it('hears a word that is said twice in the text as often as it was said', () => {
  expect(heard('വരൂ വരൂ', 'വരൂ')).toBe('വരൂ –വരൂ')
})

it('does not count other spellings and punctuation as mistakes', () => {
  expect(heard('അവന്‍ വന്നു!', 'അവൻ വന്നു')).toBe('അവന്‍ വന്നു')
  expect(heard('എന്റെ വീട്', 'എൻ്റെ വീട്')).toBe('എന്റെ വീട്')
})

it.each([
  ['മഴ പെയ്തു', 'മഴപെയ്തു'],
  ['പുറത്ത് നിന്ന് വരൂ', 'പുറത്തുനിന്ന് വരൂ'],
  ['പുറത്തുനിന്ന് വരൂ', 'പുറത്ത് നിന്ന് വരൂ'],
  ['ഐസ്ക്രീം തരൂ', 'ഐസ് ക്രീം തരൂ'],
  ['എട്ടു മണിക്ക് വരാം', '8 മണിക്ക് വരാം'],
  ['എട്ട് മണിക്ക് വരാം', '8 മണിക്ക് വരാം'],
  ['8 മണിക്ക് വരാം', 'എട്ട് മണിക്ക് വരാം'],
  ['ഒരു കിലോ', '1 കിലോ'],
  ['നൂറ്റി ഇരുപത് രൂപ', '120 രൂപ'],
])('hears all of %s in "%s"', (text, transcript) => {
  const { words, besides } = heardWords(text, transcript)
  expect(words.every(({ heard }) => heard)).toBe(true)
  expect(besides).toEqual([])
})

it.each([
  ['എട്ട് മണിക്ക്', '9 മണിക്ക്', '–എട്ട് മണിക്ക് +9'],
  ['ഒരു ദിവസം', 'ഒന്ന് ദിവസം', '–ഒരു ദിവസം +ഒന്ന്'],
  ['വന്നു', 'വന്ന്', '–വന്നു +വന്ന്'],
  ['പട്ട്', 'പാട്ട്', '–പട്ട് +പാട്ട്'],
])('does not hear %s in "%s"', (text, transcript, expected) => {
  expect(heard(text, transcript)).toBe(expected)
})
