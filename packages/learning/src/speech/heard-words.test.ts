import { expect, it } from 'vitest'
import { heardWords } from './heard-words.ts'

const heard = (text: string, transcript: string) =>
  heardWords(text, transcript)
    .map(({ word, heard }) => (heard ? word : `–${word}`))
    .join(' ')

it.each([
  ['എന്റെ പേര് രവി', 'എന്റെ പേര് രവി', 'എന്റെ പേര് രവി'],
  ['എന്റെ പേര് രവി', 'എന്റെ പേര്', 'എന്റെ പേര് –രവി'],
  ['എന്റെ പേര് രവി', 'എന്റെ രവി', 'എന്റെ –പേര് രവി'],
  ['എന്റെ പേര് രവി', '', '–എന്റെ –പേര് –രവി'],
  ['എന്റെ പേര് രവി', 'എന്ത് പേര് രവി', '–എന്റെ പേര് രവി'],
])('tells of %s, heard as "%s", which words were heard', (text, transcript, expected) => {
  expect(heard(text, transcript)).toBe(expected)
})

it('hears a word only in its order', () => {
  expect(heard('ഞാൻ വീട്ടിൽ പോയി', 'പോയി വീട്ടിൽ ഞാൻ')).toMatch(/^(?=(?:.*–.*){2})(?!.*–.*–.*–)/)
})

it('hears a word that is said twice in the text as often as it was said', () => {
  expect(heard('വരൂ വരൂ', 'വരൂ')).toBe('വരൂ –വരൂ')
})

it('takes two spellings of a word, and marks between words, for no mistake', () => {
  expect(heard('അവന്‍ വന്നു!', 'അവൻ വന്നു')).toBe('അവന്‍ വന്നു')
})
