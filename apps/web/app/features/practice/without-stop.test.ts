import { describe, expect, it } from 'vitest'
import { withoutStop } from './without-stop.ts'

describe('a text within a sentence', () => {
  it.each([
    ['അമ്മേ, ഇതാ മീര!', 'അമ്മേ, ഇതാ മീര'],
    ['ഇത് ആരാണ്?', 'ഇത് ആരാണ്'],
    ['ഞാൻ മീര.', 'ഞാൻ മീര'],
    ['ശരി…', 'ശരി'],
    ['അമ്മ', 'അമ്മ'],
  ])('brings no second stop: %s', (text, within) => {
    expect(withoutStop(text)).toBe(within)
  })
})
