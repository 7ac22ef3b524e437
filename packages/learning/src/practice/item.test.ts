import { describe, expect, it } from 'vitest'
import { hasSkill, isItem, kindOf } from './item.ts'

describe('isItem', () => {
  it.each([
    'letter:letter-a',
    'word:vellam',
    'word:വെള്ളം',
    'word:a:b',
    'ending:locative',
    'contrast:a/aa',
    'sentence:path-hello-2',
    'english:vellam',
    'english-sentence:path-hello-2',
  ])('takes %s', (item) => expect(isItem(item)).toBe(true))

  it.each([
    '',
    'word',
    'words',
    'word:',
    'english:',
    ':vellam',
    'story:x',
    'word:a\u0000',
    'word:\uD800',
    'word:'.padEnd(421, 'x'),
    7,
  ])('refuses %j', (item) => expect(isItem(item)).toBe(false))
})

it('knows the kind of an item, and its skills', () => {
  expect(kindOf('contrast:a/aa')).toBe('contrast')
  expect(kindOf('words')).toBeUndefined()
  expect(kindOf('english:vellam')).toBe('english')
  expect(kindOf('english-sentence:vellam')).toBe('english-sentence')
  expect(kindOf('scene:hello')).toBe('scene')
  expect(hasSkill('english:vellam', 'recall')).toBe(true)
  expect(hasSkill('english-sentence:vellam', 'recall')).toBe(false)
  expect(hasSkill('word:vellam', 'recall')).toBe(true)
  expect(hasSkill('word:vellam', 'write')).toBe(false)
})
