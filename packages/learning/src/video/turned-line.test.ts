import { expect, it } from 'vitest'
import { turnedLine } from './turned-line.ts'

const word = { word: 'ചായ', meaning: 'tea', pronunciation: 'chaaya' }
const line = { text: 'ചായ വേണോ?', translation: 'Tea?', start: 1, duration: 2, words: [word] }

it('puts the English of a line before its Malayalam', () => {
  expect(turnedLine(line)).toEqual({ ...line, text: 'Tea?', translation: 'ചായ വേണോ?', words: [] })
})

it('leaves a line without English as it is', () => {
  const { translation: _, ...untranslated } = line
  expect(turnedLine(untranslated)).toBe(untranslated)
})
