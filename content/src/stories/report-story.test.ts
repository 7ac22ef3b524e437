import { describe, expect, it } from 'vitest'
import { aPath, aUnit } from '../path/testing.ts'
import { sourceOf } from '../testing/content.ts'
import { reportStory } from './report-story.ts'

const source = sourceOf(
  aPath([aUnit(), aUnit({ id: 'unit-2', taught: 'mazha, amma, vellam, veedu, choru, paal' })]),
)
const report = (text: string, after = 'unit-1') =>
  reportStory({ after, lines: [{ text, english: 'Words.' }] }, source)

describe('reportStory', () => {
  it('says how much of a text is known, which word comes when, and what could stand instead', () => {
    expect(report('അമ്മ, മഴ. മഴ!')).toEqual([
      'After unit 1 (unit-1): 3 words, 33.3 % known or names, 1 new.',
      '  മഴ “rain”, mazha, 2 times: unit 2, unit-2. Taught by then: അമ്മ (mother), വെള്ളം (water), വീട് (house).',
      '  Letters that are not taught by then: മ (no unit), ഴ (no unit).',
    ])
  })

  it('says nothing more where everything is taught', () => {
    expect(report('അമ്മ.', 'unit-2')).toEqual([
      'After unit 2 (unit-2): 1 words, 100.0 % known or names, 0 new.',
    ])
  })

  it('names the words that the lexicon does not have', () => {
    expect(report('ടും ടും!')).toContain('  Not in the lexicon: ടും.')
  })

  it('knows no other units', () => {
    expect(report('അമ്മ.', 'nothing')).toEqual(['There is no unit "nothing".'])
  })
})
