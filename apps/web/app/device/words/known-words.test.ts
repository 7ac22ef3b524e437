import { afterEach, expect, it } from 'vitest'
import { deviceKeys } from '../storage/keys.ts'
import { nameFor, targetStorage } from '../target-language/target-language.ts'
import { markKnown, wordMarks } from './known-words.ts'

const names = [deviceKeys.knownWords, deviceKeys.deniedWords] as const

afterEach(() => {
  for (const name of names) targetStorage.removeItem(name)
})

it('a word that is marked as known is said to be, once, in any spelling', () => {
  markKnown('മഴ', true, 1)
  markKnown('മഴ ', true, 2)
  expect([...wordMarks().said]).toEqual(['മഴ'])
  expect([...wordMarks().denied]).toEqual([])
})

it('the last mark counts: a word is never both known and not known', () => {
  markKnown('മഴ', true, 1)
  markKnown('വീട്', true, 2)
  markKnown('മഴ', false, 3)
  expect([...wordMarks().said]).toEqual(['വീട്'])
  expect([...wordMarks().denied]).toEqual([['മഴ', 3]])
  markKnown('മഴ', false, 4)
  expect([...wordMarks().denied]).toEqual([['മഴ', 4]])
  markKnown('മഴ', true, 5)
  expect([...wordMarks().said]).toEqual(['വീട്', 'മഴ'])
  expect([...wordMarks().denied]).toEqual([])
})

it('unchanged marks are the same value, and changed ones another', () => {
  markKnown('മഴ', true, 1)
  const before = wordMarks()
  expect(wordMarks()).toBe(before)
  markKnown('വീട്', false, 2)
  expect(wordMarks()).not.toBe(before)
})

it('what is damaged is left out', () => {
  targetStorage.setItem(deviceKeys.knownWords, JSON.stringify(['മഴ', 7, null]))
  targetStorage.setItem(deviceKeys.deniedWords, JSON.stringify([['വീട്', 'soon'], 'വീട്', ['പാൽ', 3], [4, 3]]))
  expect([...wordMarks().said]).toEqual(['മഴ'])
  expect([...wordMarks().denied]).toEqual([['പാൽ', 3]])
  targetStorage.setItem(deviceKeys.knownWords, '{')
  expect(wordMarks().said.size).toBe(0)
})

it('marks stand under the names that are kept', () => {
  markKnown('മഴ', true, 1)
  markKnown('വീട്', false, 2)
  expect(names.map((name) => targetStorage.readJson(name))).toEqual([['മഴ'], [['വീട്', 2]]])
  expect(nameFor(deviceKeys.knownWords)).toBe(deviceKeys.knownWords)
})
