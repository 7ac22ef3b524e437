import { expect, it } from 'vitest'
import { asList, asSentences } from './sentences.ts'

it('begins each sentence after the first with a capital, and leaves out what says nothing', () => {
  expect(asSentences('I cannot tell.', 'you have ചായ.', '')).toBe('I cannot tell. You have ചായ.')
  expect(asSentences('', 'you have ചായ.')).toBe('you have ചായ.')
})

it('puts one sentence on each line', () => {
  expect(asList('not yet.', ['', 'you wrote “8”.', '“8” is right.'])).toBe(
    'not yet.\n– You wrote “8”.\n– “8” is right.',
  )
})
