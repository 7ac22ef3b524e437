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
  ['go (that does (before a noun); indeed)', 'go'],
])('makes "%s" plain', (text, plain) => {
  expect(plainEnglish(text)).toBe(plain)
})
