import { contentStems } from '@app/english'
import { describe, expect, it } from 'vitest'
import { aWord } from './exercises/testing.ts'
import { sameMeaningIn } from './senses.ts'

const words = [
  aWord('amma', 'അമ്മ', 'mother (of a child); mum'),
  aWord('thaaya', 'തായ', 'mum'),
  aWord('maathaavu', 'മാതാവ്', 'mother, lady'),
  aWord('ari', 'അരി', 'raw rice'),
  aWord('choru', 'ചോറ്', 'cooked rice'),
  aWord('rice', 'റൈസ്', 'rice'),
  aWord('valiya', 'വലിയ', 'big'),
  aWord('mahaa', 'മഹാ', 'large; great'),
  aWord('vanbicha', 'വമ്പിച്ച', 'huge; big'),
  aWord('bhakshanam', 'ഭക്ഷണം', 'food'),
  aWord('oonu', 'ഊണ്', 'lunch', { note: 'The everyday word for a meal is ഭക്ഷണം.' }),
]
const wordOf = (id: string) => {
  const word = words.find((one) => one.id === id)
  if (!word) throw new Error(id)
  return word
}

describe('two words may both be right', () => {
  const same = sameMeaningIn(words, [['large', 'huge']])
  it.each([
    ['amma', 'thaaya', true, 'they share a sense'],
    ['amma', 'maathaavu', true, 'a sense in brackets and one of two count'],
    ['thaaya', 'maathaavu', true, 'a third word has both senses'],
    ['rice', 'ari', true, 'one says all that the other says'],
    ['ari', 'choru', false, 'each says something of its own'],
    ['mahaa', 'vanbicha', true, 'English has two words for it'],
    ['oonu', 'bhakshanam', true, 'the note of one names the other'],
    ['amma', 'choru', false, 'they have nothing in common'],
  ])('%s and %s: %s, because %s', (one, other, both) => {
    expect(same(wordOf(one), wordOf(other))).toBe(both)
    expect(same(wordOf(other), wordOf(one))).toBe(both)
  })
})

it('reads English without its endings and small words', () => {
  expect(contentStems("I won't eat the apples")).toEqual(contentStems('i will not eat apple'))
  expect(contentStems('this is')).not.toEqual([])
})
