import * as v from 'valibot'

/**
 * A row of the table `quiz_questions`, with the product's column names (docs/product.md): one row for each
 * option of a question.
 */
export const QuizQuestionRow = v.object({
  question_text: v.string(),
  audio_path: v.nullable(v.string()),
  option_text: v.string(),
  is_correct: v.boolean(),
  topic: v.nullable(v.string()),
  help: v.nullable(v.string()),
  position: v.nullable(v.number()),
})
export type QuizQuestionRow = v.InferOutput<typeof QuizQuestionRow>

export const quizApi = {
  questions: {
    method: 'get',
    path: '/api/quiz-questions',
    reply: v.array(QuizQuestionRow),
    auth: 'open',
  },
} as const
