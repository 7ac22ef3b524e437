import { expect, it } from 'vitest'
import { plainEnglish } from './plain-english.ts'

it.each([
  ['I don’t know', 'i do not know'],
  ["It won't bite", 'it will not bite'],
  ['he cant swim', 'he can not swim'],
  ["isn't", 'is not'],
  ["I'm here, they've gone", 'i here, they gone'],
  ["I'd like tea", 'i want tea'],
  ['Would you like tea?', 'you want tea?'],
  ['I have to go', 'i must go'],
  ['2 cups', 'two cups'],
  ['I am unable to swim', 'i am not can swim'],
  ['What is the price of a kilo?', 'how much is a kilo?'],
  ['How much does a kilo cost?', 'how much is a kilo?'],
  ['What was the film like?', 'how was the film?'],
  ['What is the film you like?', 'what is the film you like?'],
  ['It is too hot', 'it is very hot'],
  ['I too know, and you too', 'i too know, and you too'],
  ['Is it raining right now?', 'is it raining now?'],
  ['in the mornings', 'every morning'],
  ['in the morning', 'in the morning'],
  ['something cold to drink', 'cold drink'],
  ['Speak slower, older brother', 'speak more slow, older brother'],
  ['She went to bed', 'she sleep'],
  ['He ate it up and got up', 'he ate it and wake'],
  ['when I was little', 'when i was young'],
  ['a little boy', 'a little boy'],
  ['go (that does (before a noun); indeed)', 'go'],
])('makes "%s" plain', (text, plain) => {
  expect(plainEnglish(text)).toBe(plain)
})
