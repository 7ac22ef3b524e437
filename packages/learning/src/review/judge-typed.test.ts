import { describe, expect, it } from 'vitest'
import { judgeMeaning, judgeWord } from './judge-typed.ts'

describe('judgeWord', () => {
  it.each([
    ['വെള്ളം', 'right'],
    [' വെള്ളം ', 'right'],
    ['vellam', 'right'],
    ['“വെള്ളം”', 'right'],
    ['വെള്ളം.', 'right'],
    ['(vellam)', 'right'],
    ['വെള്\u00ADളം\u200E', 'right'],
    ['“വീട്”', 'other'],
    ['…', 'nothing'],
    ['വേള്ളം', 'close'],
    ['veedu', 'other'],
    ['  ', 'nothing'],
  ])('finds "%s" %s for വെള്ളം', (typed, verdict) => {
    expect(judgeWord(typed, 'വെള്ളം')).toBe(verdict)
  })
})

describe('judgeMeaning', () => {
  it.each([
    ['water', 'water', 'right'],
    ['The Water!', 'water', 'right'],
    ['home', 'house, home', 'right'],
    ['to go', 'go', 'right'],
    ['uncle', 'uncle (mother’s brother)', 'right'],
    ['bus', 'bus station', 'close'],
    ['fire', 'water', 'other'],
    ['', 'water', 'nothing'],
    ['the', 'the', 'nothing'],
  ])('"%s" for "%s" is %s', (typed, meaning, verdict) => {
    expect(judgeMeaning(typed, meaning)).toBe(verdict)
  })
})
