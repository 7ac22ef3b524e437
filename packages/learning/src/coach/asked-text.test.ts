import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { longestBatch, longestGuess, longestText, longestTopic, mostBatchLines } from './asked-lengths.ts'
import { AskedGuess, AskedLines, AskedText, AskedTopic } from './asked-text.ts'

const refusalOf = (schema: v.GenericSchema<unknown>, input: unknown) => {
  const { issues } = v.safeParse(schema, input)
  return issues?.[0].message
}

describe('a topic', () => {
  it('is tidied to one line', () => {
    expect(v.parse(AskedTopic, '  food\n and   tea ')).toBe('food and tea')
  })

  it.each(['', ' \n ', '\u200B'])('must not be empty: %j', (topic) => {
    expect(refusalOf(AskedTopic, topic)).toBe('topic-missing')
  })

  it('may have a hundred characters and no more', () => {
    expect(refusalOf(AskedTopic, 'x'.repeat(longestTopic))).toBeUndefined()
    expect(refusalOf(AskedTopic, 'x'.repeat(longestTopic + 1))).toBe('topic-long')
  })
})

describe('a text', () => {
  it('must have Malayalam in it', () => {
    expect(refusalOf(AskedText, 'ok മഴ')).toBeUndefined()
    expect(refusalOf(AskedText, 'rain')).toBe('text-no-malayalam')
  })

  it('may have 500 characters and no more', () => {
    expect(refusalOf(AskedText, 'മ'.repeat(longestText))).toBeUndefined()
    expect(refusalOf(AskedText, 'മ'.repeat(longestText + 1))).toBe('text-long')
  })
})

describe('a guess', () => {
  it('may be empty, in any script', () => {
    expect(refusalOf(AskedGuess, '')).toBeUndefined()
    expect(v.parse(AskedGuess, ' rain ')).toBe('rain')
  })

  it('may have 500 characters and no more', () => {
    expect(refusalOf(AskedGuess, 'x'.repeat(longestGuess + 1))).toBe('guess-long')
  })
})

describe('lines to translate', () => {
  it.each([
    ['no line', [], 'no-line'],
    ['a line without Malayalam', ['മഴ', 'rain'], 'text-no-malayalam'],
    ['too many lines', Array(mostBatchLines + 1).fill('മഴ'), 'lines-too-many'],
    ['too many characters', ['മ'.repeat(longestBatch), 'മ'], 'lines-long'],
  ])('are refused with %s', (_, lines, message) => {
    expect(refusalOf(AskedLines, lines)).toBe(message)
  })

  it('may fill a whole batch', () => {
    const lines = Array(mostBatchLines).fill('മ'.repeat(longestBatch / mostBatchLines))
    expect(v.parse(AskedLines, lines)).toEqual(lines)
  })
})
