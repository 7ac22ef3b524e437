import { describe, expect, it } from 'vitest'
import { lettersIn } from './letters-in.ts'

const read = lettersIn(
  ['അ', 'ക', 'മ', 'ന', 'യ', 'ാ', '്', 'ൻ', 'മ്മ', 'ന്ത', 'ന്ത്ര'].map((letter) => ({ id: letter, letter })),
)

describe('lettersIn', () => {
  it.each([
    { text: 'അമ്മ', ids: ['അ', 'മ്മ'], unknown: [] },
    { text: 'കാക', ids: ['ക', 'ാ'], unknown: [] },
    { text: 'യന്ത്രം', ids: ['യ', 'ന്ത്ര'], unknown: ['ം'] },
    { text: 'ക്യ', ids: ['ക', '്', 'യ'], unknown: [] },
    { text: 'ഞാൻ, അമ്മ!', ids: ['ാ', 'ൻ', 'അ', 'മ്മ'], unknown: ['ഞ'] },
    { text: 'tea', ids: [], unknown: [] },
  ])('of $text are $ids', ({ text, ids, unknown }) => {
    expect(read(text)).toEqual({ ids, unknown })
  })
})
