import { describe, expect, it } from 'vitest'
import { aBank, aSentence, aSentenceTopic, someReadings, someWords } from '../testing.ts'
import { gradeBank, graderOf } from './grade-bank.ts'
import { fillingsOfPattern } from './made-sentence.ts'

const gradeOf = (text: string) => {
  const sentence = aSentence({ text, gloss: [] })
  const bank = aBank([aSentenceTopic({ sentences: [sentence] })])
  return graderOf(bank, gradeBank(bank, someReadings))(sentence)
}

describe('the grade of a sentence', () => {
  it.each([
    ['bare, common words', 'അവൻ മാങ്ങ ബസ്', 1],
    ['a few endings', 'കൊച്ചിയിൽ അവന് വീട്ടിൽ മാങ്ങയും സ്കൂളിൽ', 3],
    ['a word in no entry, and one ending', 'ക്ഷക്ഷ കൊച്ചിയിൽ', 2],
    ['a second clause', 'ക്ഷക്ഷ, അവൻ ബസ്', 2],
  ])('counts %s', (_, text, level) => {
    expect(gradeOf(text)?.level).toBe(level)
  })

  it('has the words that are in the lexicon', () => {
    expect(gradeOf('അവൻ കൊച്ചിയിൽ ക്ഷക്ഷ')?.words).toEqual(['avan', 'kocchi'])
  })

  it('is that of its pattern for a sentence that is made', () => {
    const bank = aBank()
    const grades = gradeBank(bank, someReadings)
    const made = bank.patterns.map((pattern) => fillingsOfPattern(pattern, someWords).at(-1))
    expect(made.map((one) => one && graderOf(bank, grades)(one))).toEqual(grades.patterns)
  })
})
