import { describe, expect, it } from 'vitest'
import { aPattern, aRainPattern, fixed, someWords } from '../testing.ts'
import {
  fillingsOfPattern,
  fillPattern,
  patternsAbout,
  patternWordIds,
  patternWordsOf,
  readBack,
} from './made-sentence.ts'

const tea = aPattern()
const rain = aRainPattern()
const patterns = [tea, rain]

describe('fillPattern', () => {
  it('puts a word by chance into text, English and gloss', () => {
    expect(fillPattern(tea, someWords, fixed(0))).toEqual({
      text: 'എനിക്ക് ഒരു ഗ്ലാസ് ചായ വേണം.',
      english: 'I want a glass of tea.',
      gloss: ['to me', 'a', 'glass', 'tea', 'is wanted'],
    })
    expect(fillPattern(tea, someWords, fixed(0.99)).english).toBe('I want a glass of coffee.')
  })

  it('puts the word into its form, and says that in the gloss', () => {
    expect(fillPattern(rain, someWords, fixed(0))).toMatchObject({
      text: 'കൊച്ചിയിൽ ഇന്ന് നല്ല മഴ പെയ്യും.',
      english: 'It will rain heavily in Kochi today.',
      gloss: ['in Kochi', 'today', 'good (strong)', 'rain', 'will fall'],
    })
  })

  it('takes the gloss behind |', () => {
    const words = { chaaya: 'a cup of tea|tea' }
    const made = fillPattern(aPattern({ places: { drink: { words } } }), someWords, fixed(0))
    expect(made).toMatchObject({ english: 'I want a glass of a cup of tea.', gloss: { 3: 'tea' } })
  })
})

it('makes every sentence of a pattern once', () => {
  expect(fillingsOfPattern(tea, someWords).map(({ english }) => english)).toEqual([
    'I want a glass of tea.',
    'I want a glass of coffee.',
  ])
  expect(fillingsOfPattern(tea, someWords)).toBe(fillingsOfPattern(tea, someWords))
})

describe('readBack', () => {
  it('knows again whatever was made, with whatever marks', () => {
    for (const pattern of patterns)
      for (const chance of [0, 0.99]) {
        const made = fillPattern(pattern, someWords, fixed(chance))
        expect(readBack(made.text.replace('.', '!'), patterns, someWords)?.english).toBe(made.english)
      }
  })

  it.each(['എനിക്ക് ഒരു ഗ്ലാസ് മഴ വേണം', 'എനിക്ക് ഒരു ചായ വേണം', 'കൊച്ചി ഇന്ന് നല്ല മഴ പെയ്യും', ''])(
    'does not know "%s", which none can make',
    (text) => {
      expect(readBack(text, patterns, someWords)).toBeUndefined()
    },
  )
})

it('names the words that patterns need, and finds them among the entries', () => {
  expect([...patternWordIds(patterns)]).toEqual(['chaaya', 'kaappi', 'kocchi'])
  const entries = Object.entries(someWords).map(([id, entry]) => ({ id, ...entry }))
  expect(Object.keys(patternWordsOf(entries, [rain]))).toEqual(['kocchi'])
})

it('finds the patterns on a topic', () => {
  expect(patternsAbout('rain', patterns)).toEqual([rain])
})
