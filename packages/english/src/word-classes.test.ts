import { describe, expect, it } from 'vitest'
import { classOf, formOf, isDone, isIrregular, isOverregularised, sameStem } from './word-classes.ts'

it.each([
  ['the', 'article'],
  ['under', 'preposition'],
  ["'s", 'be'],
  ['been', 'be'],
  ['will', 'helper'],
  ['her', 'pronoun'],
  ['rain', 'word'],
])('puts %s into the class %s', (word, kind) => {
  expect(classOf(word)).toBe(kind)
})

it.each([
  ['go', 'base'],
  ['goes', 's'],
  ['cats', 's'],
  ['going', 'ing'],
  ['walked', 'past'],
  ['went', 'past'],
  ['gone', 'past'],
  ['put', 'base'],
  ['quickly', 'base'],
])('knows the form of %s: %s', (word, form) => {
  expect(formOf(word)).toBe(form)
})

describe('the form after “has”', () => {
  it.each(['gone', 'eaten', 'cooked', 'put', 'bought'])('may be %s', (word) => {
    expect(isDone(word)).toBe(true)
  })
  it.each(['went', 'ate', 'go', 'going'])('is not %s', (word) => {
    expect(isDone(word)).toBe(false)
  })
})

it('knows a form without -ed, also where English has both', () => {
  expect(['went', 'gone', 'burnt'].map(isIrregular)).toEqual([true, true, true])
  expect(['walked', 'put', 'go'].map(isIrregular)).toEqual([false, false, false])
})

it('knows a past with an ending that its verb does not take', () => {
  expect(['readed', 'goed', 'eated'].map(isOverregularised)).toEqual([true, true, true])
  expect(['walked', 'went', 'fed', 'reading'].map(isOverregularised)).toEqual([false, false, false, false])
})

it('compares words by their stems', () => {
  expect(sameStem('goes', 'goed')).toBe(true)
  expect(sameStem('goes', 'come')).toBe(false)
})
