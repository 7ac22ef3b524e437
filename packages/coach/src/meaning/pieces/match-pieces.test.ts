import { describe, expect, it } from 'vitest'
import { readEnglish } from './english/read-english.ts'
import { agrees } from './match-pieces.ts'

const areOne = (said: string, guess: string) => agrees(readEnglish(said), readEnglish(guess))

describe('agrees', () => {
  it.each([
    ['She is sad if I do not go', 'if I do not go she is sad'],
    ['Mother will buy fish from the market', 'from the market mother will buy fish'],
    ['As soon as mother wakes up, mother sweeps the yard', 'as soon as she wakes up mother sweeps the yard'],
    ['The little one is crying', 'the little boy is crying'],
    ['I want to go to school', 'to school I want to go'],
    ['The price of milk went up', 'the milk price went up'],
    ['Come, come, sit down', 'come and sit down'],
    ['Who took my pen?', 'who’s taken my pen?'],
    ['The bridge work is not finished', 'the work of the bridge is not finished'],
  ])('“%s” is as much as “%s”', (said, guess) => {
    expect(areOne(said, guess)).toBe(true)
  })

  it.each([
    ['She is sad if I do not go', 'I am sad if she does not go'],
    ['Mother will buy fish from the market', 'mother will buy fish at the market'],
    ['Father said that he will buy a car', 'father said that he had bought a car'],
    [
      'The little one is crying and the big one is laughing',
      'the big one is crying and the little one is laughing',
    ],
    ['I wrote the letter to mother', 'mother wrote the letter to me'],
    ['Wash your hands first, then eat', 'eat first, then wash your hands'],
    ['When we got there the train had gone', 'when we got there the train had arrived'],
    ['I do not want tea, coffee will do', 'I do not want coffee, tea will do'],
    ['I have a headache but no fever', 'I have a fever but no headache'],
  ])('“%s” is not “%s”', (said, guess) => {
    expect(areOne(said, guess)).toBe(false)
  })
})
