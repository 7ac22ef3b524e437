import { expect, it } from 'vitest'
import { aQuestion, aTopic, faultsOf } from '../../testing/content.ts'
import { neededKnownWords } from './needed-known-words.ts'

const faults = (knownWords: string) =>
  faultsOf(neededKnownWords, {
    'known-words.yaml': knownWords,
    'data/topics/daily_food.yaml': aTopic(aQuestion({ prompt: 'പുട്ടും കടലയും', more: 'help: ഇഡ്ഡലി too.' })),
  })

it('accepts a word of a prompt or a help', () => {
  expect(faults('- { word: കടലയും, reason: A form. }\n- { word: ഇഡ്ഡലി, reason: A dish. }')).toEqual([])
})

it('refuses a word that nothing uses, and one that is listed twice', () => {
  const words = ['കടല', 'പുട്ടും', 'പുട്ടും'].map((word) => `- word: ${word}\n  reason: It is right.`)
  expect(faults(words.join('\n'))).toEqual([
    'content/known-words.yaml:1  The word കടല is used nowhere.',
    'content/known-words.yaml:5  The word പുട്ടും stands twice.',
  ])
})
