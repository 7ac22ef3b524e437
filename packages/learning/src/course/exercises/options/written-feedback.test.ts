import { expect, it } from 'vitest'
import { writtenFeedback } from './written-feedback.ts'

const feedback = (right: string, chosen: string, item: 'word:x' | 'letter:x' = 'word:x') =>
  writtenFeedback(right, chosen, { text: chosen, item }, 'something').type

it.each([
  ['മഴ', 'മല', 'letters'],
  ['പട്ട്', 'പാട്ട്', 'letters'],
  ['കില', 'ഓട്ട', 'that-is'],
  ['വിശ്വാസം', 'സങ്കടം', 'that-is'],
  ['അമ്മ', 'ആന', 'that-is'],
])('%s taken for %s: %s', (right, chosen, type) => {
  expect(feedback(right, chosen)).toBe(type)
})

it('compares what stands for nothing that is taught as words are', () => {
  expect(writtenFeedback('മഴ', 'മല', { text: 'മല' }, undefined).type).toBe('letters')
})

it('of a letter it is named: letter by letter there is nothing to compare', () => {
  expect(writtenFeedback('ര', 'റ', { text: 'റ', item: 'letter:റ' }, undefined)).toEqual({
    type: 'that-is',
    text: 'റ',
    item: 'letter:റ',
  })
})
