import { expect, it } from 'vitest'
import { englishMeanings } from './meanings.ts'

const { bare, formsOf, isOfVerb, isStopWord, spelledOut } = englishMeanings

it.each([
  ["can't", 'cannot'],
  ["won't come", 'not come'],
  ['doesnt', 'does not'],
  ["let's go", 'we go'],
  ["i'm", 'i'],
  ["he'll", 'he'],
  ["o'clock", "o'clock"],
])('spells out a query: %s', (query, words) => {
  expect(spelledOut(query)).toBe(words)
})

it('tells a verb by its “to”, but not a direction', () => {
  expect(['to sit', 'to theatres'].map(isOfVerb)).toEqual([true, true])
  expect(['to the left', 'sit', 'to a place'].map(isOfVerb)).toEqual([false, false, false])
})

it('takes away the small words at the beginning', () => {
  expect(['to sit', 'the bus stand', 'a rat', 'to be told'].map(bare)).toEqual([
    'sit',
    'bus stand',
    'rat',
    'be told',
  ])
})

it('knows words that mean nothing beside others; I is not one of them', () => {
  expect(['of', 'the', 'i'].map(isStopWord)).toEqual([true, true, false])
})

it('knows the forms of a word: leaves of leave and of leaf', () => {
  const isLeaves = formsOf('leaves')
  expect(['leave', 'leaf', 'live', 'lead'].map(isLeaves)).toEqual([true, true, false, false])
  expect(['see', 'sew'].map(formsOf('saw'))).toEqual([true, false])
  expect(['city', 'neighbor'].map(formsOf('cities'))).toEqual([true, false])
  expect(formsOf('neighbours')('neighbor')).toBe(true)
})
