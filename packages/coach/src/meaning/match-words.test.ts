import { describe, expect, it } from 'vitest'
import { aMeantWord } from '../testing.ts'
import { haveCounterparts } from './match-words.ts'
import { wordsOf } from './said-words.ts'

const train = [
  aMeantWord('സ്റ്റേഷനിൽ', 'at the station'),
  aMeantWord('എത്തിയപ്പോൾ', 'when arriving'),
  aMeantWord('ട്രെയിൻ', 'train'),
  aMeantWord('പോയിരുന്നു', 'had gone'),
]
const walk = [aMeantWord('ദിവസവും', 'every day'), aMeantWord('നടക്കുന്നു', 'walks')]

describe('haveCounterparts', () => {
  it.each([
    [
      train,
      'When we got to the station the train had gone',
      'when we arrived at the station the train had left',
    ],
    [
      train,
      'When we got to the station the train had gone',
      'at the station the train had gone when we got there',
    ],
    [walk, 'He walks every day', 'each day he walks'],
  ])('%#: “%s” has each word of “%s” once', (words, english, guess) => {
    expect(haveCounterparts(words, english, wordsOf(guess), () => false)).toBe(true)
  })

  it.each([
    [
      train,
      'When we got to the station the train had gone',
      'when we got to the station the train had arrived',
    ],
    [walk, 'He walks every day', 'he walks by day'],
  ])('%#: “%s” lacks a word in “%s”', (words, english, guess) => {
    expect(haveCounterparts(words, english, wordsOf(guess), () => false)).toBe(false)
  })
})
