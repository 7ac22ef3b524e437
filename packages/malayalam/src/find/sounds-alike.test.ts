import { describe, expect, it } from 'vitest'
import { soundsAlike } from './sounds-alike.ts'

describe('soundsAlike', () => {
  it.each([
    ['vellam', 'വെള്ളം'],
    ['velam', 'വെള്ളം'],
    ['Veḷḷam', 'വെള്ളം'],
    ['വേളം', 'വെള്ളം'],
    ['mazha', 'മഴ'],
    ['enikku vellam', 'എനിക്ക് വെള്ളം'],
    ['ela', 'ഇല'],
    ['എല', 'ഇല'],
    ['ഇല', 'എല'],
    ['orangi', 'ഉറങ്ങി'],
    ['evde', 'എവിടെ'],
    ['kadel', 'കടയിൽ'],
  ])('takes %s for %s', (typed, word) => {
    expect(soundsAlike(typed, word)).toBe(true)
  })

  it.each([
    ['veedu', 'വെള്ളം'],
    ['koli', 'കുളി'],
    ['', 'മഴ'],
    ['!!', 'മഴ'],
    ['mazha mazha', 'മഴ'],
  ])('does not take "%s" for %s', (typed, word) => {
    expect(soundsAlike(typed, word)).toBe(false)
  })
})
