import { describe, expect, it } from 'vitest'
import { lowered, raised } from './first-vowel.ts'

describe('the first vowel', () => {
  it.each([
    ['ഇല', 'എല'],
    ['കുട', 'കൊട'],
    ['ഉറങ്ങി', 'ഒറങ്ങി'],
    ['വിരൽ', 'വെരൽ'],
    ['മുഴം', 'മൊഴം'],
  ])('of %s is said lower: %s', (written, said) => {
    expect(lowered(written)).toBe(said)
    expect(raised(said)).toContain(written)
  })

  it.each(['കുളി', 'ഉരുള', 'തിരി'])('of %s stays before a high vowel', (word) => {
    expect(lowered(word)).toBeUndefined()
  })

  it.each([
    ['നിൽക്കാൻ', 'a consonant beside the next one'],
    ['നിക്കാൻ', 'a doubled consonant'],
    ['ദിവസം', 'letters from Sanskrit'],
    ['മരം', 'another vowel'],
  ])('of %s is made no lower: it has %s', (word) => {
    expect(lowered(word)).toBeUndefined()
  })
})
