import { sentenceWords } from '@app/learning/coach'
import { words as wordsOf } from '@app/malayalam'
import { describe, expect, it } from 'vitest'
import { aBank, aSentence, aSentenceTopic, fixed } from '../testing.ts'
import { generateSentence, knownSentence } from './generate-sentence.ts'

const two = [
  aSentence(),
  aSentence({ id: 'rain-2', text: 'ഇനി കുട ഇല്ലാതെ പോകാൻ പറ്റില്ല.', english: 'No umbrella.' }),
]
const bank = aBank([aSentenceTopic({ sentences: two, also: ['umbrella'] })])
const texts = two.map(({ text }) => text)

describe('generateSentence', () => {
  it('says a sentence of the bank that was not seen', () => {
    for (const value of [0, 0.5, 0.99])
      expect(generateSentence({ topic: 'rain', seen: [texts[0] ?? ''] }, bank, fixed(value))).toEqual({
        type: 'sentence',
        sentence: two[1],
      })
  })

  it('begins with one that has the word asked for', () => {
    expect(generateSentence({ topic: 'umbrella', seen: [] }, bank, fixed(0))).toMatchObject({
      sentence: two[1],
    })
  })

  it('makes another by a pattern when all are seen, of five words with a gloss each', () => {
    const made = generateSentence({ topic: 'rain', seen: texts }, bank, fixed(0))
    expect(made).toEqual({
      type: 'sentence',
      sentence: {
        text: 'കൊച്ചിയിൽ ഇന്ന് നല്ല മഴ പെയ്യും.',
        english: 'It will rain heavily in Kochi today.',
        gloss: ['in Kochi', 'today', 'good (strong)', 'rain', 'will fall'],
      },
    })
    expect(made.type === 'sentence' && wordsOf(made.sentence.text)).toHaveLength(sentenceWords)
  })

  it.each([
    { topic: 'coffee', entries: [] },
    { topic: 'kaappi', entries: [] },
    { topic: 'കാപ്പിയും', entries: [{ word: 'കാപ്പി', means: ['coffee'] }] },
  ])('makes one with the word "$topic" where no sentence has it', ({ topic, entries }) => {
    expect(generateSentence({ topic, seen: [], entries }, bank, fixed(0))).toMatchObject({
      sentence: { english: 'I want a glass of coffee.' },
    })
  })

  it('says one again when nothing else is left, but not the last', () => {
    const alone = aBank([aSentenceTopic({ key: 'other', sentences: two })])
    expect(generateSentence({ topic: 'rain', seen: texts }, alone, fixed(0))).toMatchObject({
      sentence: two[0],
    })
  })

  it('names the topics that are near one it does not know, if there are any', () => {
    const asked = (topic: string) => generateSentence({ topic, seen: [] }, bank, fixed(0))
    expect(asked('umbrellist')).toMatchObject({ type: 'unknown', nearest: [{ key: 'rain' }] })
    expect(asked('xyz')).toEqual({ type: 'unknown', nearest: [] })
  })

  it('begins with one that has most of the words asked for', () => {
    const asked = generateSentence({ topic: 'a new umbrella', seen: [] }, bank, fixed(0))
    expect(asked).toMatchObject({ sentence: two[1] })
  })

  it('says one that suits the learner, from the bank or from a pattern', () => {
    const level = (wanted: 1 | 2 | 3) =>
      generateSentence(
        {
          topic: 'rain',
          seen: [],
          suits: {
            level: wanted,
            known: new Set(),
            gradeOf: (one) => ({ level: one === two[0] ? 2 : one === two[1] ? 3 : 1, words: [] }),
          },
        },
        bank,
        fixed(0),
      )
    expect(level(1)).toMatchObject({ sentence: { english: 'It will rain heavily in Kochi today.' } })
    expect([level(2), level(3)]).toMatchObject([{ sentence: two[0] }, { sentence: two[1] }])
  })
})

describe('knownSentence', () => {
  it('knows what the bank has, with whatever marks', () => {
    expect(knownSentence('ഇന്ന് ഇവിടെ, നല്ല മഴ പെയ്തു!', bank)).toBe(two[0])
  })

  it('knows what a pattern makes', () => {
    expect(knownSentence('എനിക്ക് ഒരു ഗ്ലാസ് കാപ്പി വേണം', bank)?.english).toBe('I want a glass of coffee.')
  })

  it.each(['', 'മഴ', 'എനിക്ക് ഒരു ഗ്ലാസ് മഴ വേണം', 'hello'])('does not know "%s"', (text) => {
    expect(knownSentence(text, bank)).toBeUndefined()
  })
})
