import { expect, it } from 'vitest'
import { straight, writtenOut } from './short-forms.ts'

it.each([
  ["don't", 'do not'],
  ["Can't you?", 'Can not you?'],
  ["I won't, we shan't", 'I will not, we shall not'],
  ["let's go", 'let us go'],
  ["I'm, you're, he'll, they've", 'I am, you are, he will, they have'],
  ['isn’t', 'is not'],
])('writes out %s', (text, long) => {
  expect(writtenOut(straight(text)).toLowerCase()).toBe(long.toLowerCase())
})

it.each(["Anu's", "he'd", 'cannot', "n't", "o'clock"])('leaves %s as it is', (text) => {
  expect(writtenOut(text)).toBe(text)
})
