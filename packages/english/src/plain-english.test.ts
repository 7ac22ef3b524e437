import { expect, it } from 'vitest'
import { plainEnglish } from './plain-english.ts'

it.each([
  ['The cat', 'cat'],
  ['to eat', 'eat'],
  ['It is raining!', 'it raining'],
  ['he’s tall', 'he tall'],
  ['Anu’s book', 'anus book'],
  ["don't go", 'do not go'],
  ['cannot', 'can not'],
  ['salt & pepper', 'salt and pepper'],
  ['twenty-one', '21'],
  ['1,00,000', '100000'],
  ['second', '2th'],
  ['colour', 'color'],
  ['bus-stop', 'bus stop'],
  ['café', 'cafe'],
  ['rice, curry etc.', 'rice curry'],
  ['to be', 'be'],
  ['to', 'to'],
  ['the', 'the'],
  ['to the', 'the'],
  ['!?', ''],
])('compares “%s” as “%s”', (text, plain) => {
  expect(plainEnglish(text)).toBe(plain)
})
