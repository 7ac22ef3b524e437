import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { aQuestion } from '../testing/index.ts'
import { QuizTopic } from './quiz-topic.ts'

const topic = {
  key: 'family',
  kind: 'meanings',
  title: { en: 'Family', ml: 'കുടുംബം' },
  questions: [aQuestion()],
}

describe('QuizTopic', () => {
  it('accepts a valid topic', () => {
    expect(v.is(QuizTopic, topic)).toBe(true)
  })

  it.each([
    {
      fault: 'a key that no level page lists',
      fields: { key: 'nonsense' },
      says: 'The topic is none of the course.',
    },
    {
      fault: 'a kind that nobody knows',
      fields: { kind: 'songs' },
      says: 'The kind of a topic is letters, meanings or phrases.',
    },
    { fault: 'no questions', fields: { questions: [] }, says: 'A topic has at least one question.' },
    {
      fault: 'an empty title',
      fields: { title: { en: ' ', ml: 'കുടുംബം' } },
      says: 'The text must not be empty.',
    },
  ])('refuses $fault with a sentence', ({ fields, says }) => {
    const parsed = v.safeParse(QuizTopic, { ...topic, ...fields })
    expect(parsed.issues?.map((issue) => issue.message)).toEqual([says])
  })
})
