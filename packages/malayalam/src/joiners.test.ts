import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { effectiveJoiner, joiners } from './joiners.ts'
import { anyText } from './testing.ts'

const withoutStray = (text: string) => text.replace(joiners, effectiveJoiner)

describe('joiners', () => {
  it.each([
    ['keeps a ZWNJ that stops a conjunct', 'സോഫ്റ്റ്\u200Cവെയർ', 'സോഫ്റ്റ്\u200Cവെയർ'],
    ['keeps one ZWNJ of a row', 'ക്\u200D\u200C\u200Cഷ', 'ക്\u200Cഷ'],
    ['removes a ZWNJ before a vowel', 'ക്\u200Cഅ', 'ക്അ'],
    ['removes a ZWNJ after a vowel', 'കാ\u200Cക', 'കാക'],
    ['removes a ZWNJ at the end', 'ക്\u200C', 'ക്'],
    ['removes a ZWJ between consonants', 'ക്\u200Dഷ', 'ക്ഷ'],
    ['removes a zero width space', 'മ\u200Bഴ', 'മഴ'],
    ['removes a byte order mark before a word', '\uFEFFമഴ', 'മഴ'],
    ['keeps the joiners of emoji', '👩\u200D👧', '👩\u200D👧'],
    ['keeps the joiners of other scripts', 'क्\u200Dष', 'क्\u200Dष'],
  ])('%s', (_, text, expected) => {
    expect(withoutStray(text)).toBe(expected)
  })

  it('changes nothing but joiners', () => {
    const bare = (text: string) => text.replace(/\u200B|\u200C|\u200D|\u2060|\uFEFF/gu, '')
    fc.assert(
      fc.property(anyText, (text) => {
        expect(bare(withoutStray(text))).toBe(bare(text))
      }),
    )
  })
})
