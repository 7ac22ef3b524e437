import { expect, it } from 'vitest'
import { unitsOf } from './sound-units.ts'

const sounds = (word: string) => unitsOf(word)?.map(({ text }) => text)

it.each([
  ['മഴ', ['മ', '', 'ഴ', '']],
  ['പട്ട്', ['പ', '', 'ട്ട', '്']],
  ['കാറ്റിൽ', ['ക', 'ാ', 'റ്റ', 'ി', 'ൽ']],
  ['എന്റെ', ['എ', 'ന്റ', 'െ']],
  ['ബുദ്ധൻ', ['ബ', 'ു', 'ദ്ധ', '', 'ൻ']],
  ['കഷ്ടം', ['ക', '', 'ഷ', '്', 'ട', '', 'ം']],
])('takes %s apart into its sounds', (word, expected) => {
  expect(sounds(word)).toEqual(expected)
  expect(sounds(word)?.join('')).toBe(word)
})

it.each(['', 'abc', 'ക 8'])('takes nothing apart that is no word: "%s"', (text) => {
  expect(sounds(text) ?? []).toEqual([])
})

it('knows where in the word each is, and which are beside a consonant', () => {
  const units = unitsOf('കഷ്ടം') ?? []
  expect(units.map(({ at }) => at)).toEqual([0, 0, 1, 2, 3, 3, 4])
  expect(units.filter(({ inCluster }) => inCluster).map(({ text }) => text)).toEqual(['ഷ', 'ട'])
})
