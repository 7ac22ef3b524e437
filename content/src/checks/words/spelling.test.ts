import { expect, it } from 'vitest'
import { aLetter, aQuestion, aTopic, faultsOf } from '../../testing/content.ts'
import { spelling } from './spelling.ts'

it('accepts correct words, and letters that stand alone', () => {
  const files = {
    'data/letters.yaml': aLetter({ letter: 'ാ', kind: 'sign', word: 'കാക്ക' }),
    'data/topics/daily_food.yaml': aTopic(aQuestion({ prompt: 'എന്റെ വെള്ളം' })),
  }
  expect(faultsOf(spelling, files)).toEqual([])
})

it('refuses what the lint calls an error, with file and line', () => {
  const files = {
    'data/letters.yaml': aLetter({ word: 'കaട' }),
    'data/topics/daily_food.yaml': aTopic(aQuestion({ prompt: 'വെളളം' })),
  }
  expect(faultsOf(spelling, files)).toEqual([
    expect.stringMatching(/^content\/data\/topics\/daily_food\.yaml:4 {2}"വെളളം": .+\.$/),
    expect.stringMatching(/^content\/data\/letters\.yaml:4 {2}"കaട": .+\.$/),
  ])
})
