import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { aQuestion, right, wrong } from '../testing/index.ts'
import { correctOption } from './correct-option.ts'
import { Question } from './question.ts'

describe('Question', () => {
  it('accepts a valid question', () => {
    expect(v.is(Question, aQuestion({ help: 'She has children.' }))).toBe(true)
  })

  it.each([
    {
      fault: 'three options',
      fields: { options: aQuestion().options.slice(1) },
      says: 'A question has four options.',
    },
    {
      fault: 'a wrong option in the first place',
      fields: { options: [wrong('a'), right('b'), wrong('c'), wrong('d')] },
      says: 'The first option must be the correct one.',
    },
    {
      fault: 'the same option twice',
      fields: { options: [right('a'), wrong('b'), wrong('b'), wrong('d')] },
      says: 'Two options read the same.',
    },
    { fault: 'an empty prompt', fields: { text: '  ' }, says: 'The text must not be empty.' },
    {
      fault: 'a clip elsewhere',
      fields: { audio: 'https://example.org/a.mp3' },
      says: 'The clip must be /audio/{file}.mp3.',
    },
    {
      fault: 'a path that climbs',
      fields: { audio: '/audio/../a.mp3' },
      says: 'The clip must be /audio/{file}.mp3.',
    },
  ])('refuses $fault with a sentence', ({ fields, says }) => {
    const parsed = v.safeParse(Question, aQuestion(fields))
    expect(parsed.issues?.map((issue) => issue.message)).toContain(says)
  })
})

it('shows the first listed option as the answer', () => {
  expect(
    correctOption(aQuestion({ options: [right('pha'), right('fa'), wrong('b'), wrong('c')] })).text,
  ).toBe('pha')
})
