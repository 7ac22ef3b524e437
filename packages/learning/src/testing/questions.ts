import type { Option, Question } from '../quiz/question.ts'

export const right = (text: string): Option => ({ text, correct: true })
export const wrong = (text: string): Option => ({ text, correct: false })

/** A valid question. Name only the fields that the test is about. */
export function aQuestion(fields: Partial<Question> = {}): Question {
  return {
    id: 'mother',
    text: 'അമ്മ',
    audio: '/audio/mother.mp3',
    options: [right('mother'), wrong('father'), wrong('sister'), wrong('brother')],
    ...fields,
  }
}
