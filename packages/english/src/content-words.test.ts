import { expect, it } from 'vitest'
import { contentStems, hasOnlyStopWords, wordsInFull } from './content-words.ts'

it('writes out shortened words', () => {
  expect(wordsInFull("I won't eat 2 of Anu's apples!")).toEqual('i will not eat 2 of anu apples'.split(' '))
})

it('has the words that carry a meaning, without endings, each once', () => {
  expect(contentStems('The cat is eating, and the cats are eating')).toEqual(contentStems('cat eat and'))
  expect(contentStems('the red cats').length).toBe(2)
})

it('has all the words of a text that has no others', () => {
  expect(contentStems('this is')).toEqual(contentStems('is this').toReversed())
  expect(contentStems('this is')).toHaveLength(2)
  expect(contentStems('this is it rain')).toEqual(contentStems('rain'))
})

it('knows a text that says nothing of its own', () => {
  expect(['it is', 'this', ''].map(hasOnlyStopWords)).toEqual([true, true, true])
  expect(['it rains', 'a cat', 'is rain'].map(hasOnlyStopWords)).toEqual([false, false, false])
})
