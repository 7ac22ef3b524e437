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
    expect(refusalOf(AskedTopic, topic)).toBe('Please enter a topic.')
  })

  it('may have a hundred characters and no more', () => {
    expect(refusalOf(AskedTopic, 'x'.repeat(longestTopic))).toBeUndefined()
    expect(refusalOf(AskedTopic, 'x'.repeat(longestTopic + 1))).toBe(
      'The topic may have 100 characters at most.',
    )
  })
})

describe('a text', () => {
  it('must have Malayalam in it', () => {
    expect(refusalOf(AskedText, 'ok മഴ')).toBeUndefined()
    expect(refusalOf(AskedText, 'rain')).toBe('Please enter some Malayalam text.')
  })

  it('may have 500 characters and no more', () => {
    expect(refusalOf(AskedText, 'മ'.repeat(longestText))).toBeUndefined()
    expect(refusalOf(AskedText, 'മ'.repeat(longestText + 1))).toBe(
      'The text may have 500 characters at most.',
    )
  })
})

describe('a guess', () => {
  it('may be empty, in any script', () => {
    expect(refusalOf(AskedGuess, '')).toBeUndefined()
    expect(v.parse(AskedGuess, ' rain ')).toBe('rain')
  })

  it('may have 500 characters and no more', () => {
    expect(refusalOf(AskedGuess, 'x'.repeat(longestGuess + 1))).toBe(
      'A guess may have 500 characters at most.',
    )
  })
})

describe('lines to translate', () => {
  it.each([
    ['no line', [], 'There is no line to translate.'],
    ['a line without Malayalam', ['മഴ', 'rain'], 'Please enter some Malayalam text.'],
    ['too many lines', Array(mostBatchLines + 1).fill('മഴ'), 'At most 20 lines are translated at once.'],
    [
      'too many characters',
      ['മ'.repeat(longestBatch), 'മ'],
      'Lines that are translated at once may have 1200 characters at most.',
    ],
  ])('are refused with %s', (_, lines, message) => {
    expect(refusalOf(AskedLines, lines)).toBe(message)
  })

  it('may fill a whole batch', () => {
    const lines = Array(mostBatchLines).fill('മ'.repeat(longestBatch / mostBatchLines))
    expect(v.parse(AskedLines, lines)).toEqual(lines)
  })
})
