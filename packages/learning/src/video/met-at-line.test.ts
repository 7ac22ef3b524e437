import { expect, it } from 'vitest'
import { metAtLine } from './met-at-line.ts'

const line = { text: 'ചായ\nവേണോ?', translation: 'Tea?', start: 1.5, duration: 2, words: [] }

it('keeps the sentence in one line, with its translation, its video and its time', () => {
  expect(metAtLine('food', line)).toEqual({
    sentence: 'ചായ വേണോ?',
    translation: 'Tea?',
    video: 'food',
    start: 1.5,
    duration: 2,
  })
})

it.each([{ text: '' }, { text: 'അ'.repeat(1001) }])('keeps nothing of a sentence that is none', (fields) => {
  expect(metAtLine('food', { ...line, ...fields })).toBeUndefined()
})
