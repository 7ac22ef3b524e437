import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { graphemes } from './graphemes.ts'
import { normalise } from './normalise.ts'
import { anyText } from './testing.ts'

describe('graphemes', () => {
  it.each([
    { rule: 'a consonant with its sign is one', text: 'കിളി', letters: 'കി ളി' },
    { rule: 'a conjunct is one', text: 'പക്ഷി', letters: 'പ ക്ഷി' },
    { rule: 'a double consonant is one', text: 'അമ്മ', letters: 'അ മ്മ' },
    { rule: 'a chillu is one', text: 'അവൾ', letters: 'അ വ ൾ' },
    { rule: 'an old chillu is one', text: 'അവള്\u200D', letters: 'അ വ ൾ' },
    { rule: 'an anusvara belongs to its letter', text: 'മരം', letters: 'മ രം' },
    { rule: 'a visarga belongs to its letter', text: 'ദുഃഖം', letters: 'ദുഃ ഖം' },
    { rule: 'a half-u belongs to its letter', text: 'കാട്', letters: 'കാ ട്' },
    { rule: 'three consonants can be one', text: 'രാഷ്ട്രം', letters: 'രാ ഷ്ട്രം' },
    { rule: 'English goes by letters', text: 'okഅമ്മ', letters: 'o k അ മ്മ' },
  ])('$rule: $text', ({ text, letters }) => {
    expect(graphemes(text)).toEqual(letters.split(' '))
  })

  it('parts what a ZWNJ parts', () => {
    expect(graphemes('സോഫ്റ്റ്\u200Cവെയർ').at(-3)).toBe('വെ')
  })

  it('finds no letters in an empty text', () => {
    expect(graphemes('')).toEqual([])
  })

  it('joins back to the normalised text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(graphemes(text).join('')).toBe(normalise(text))
      }),
    )
  })
})
