import * as v from 'valibot'
import { Question } from '../../../quiz/question.ts'
import { Targets, Told } from '../parts.ts'

/** A question of a topic's quiz, by `topic/question`. `order` has the places of its options as they are shown. */
export const QuizQuestion = v.object({
  kind: v.literal('quiz-question'),
  targets: Targets,
  told: Told,
  id: v.string(),
  question: Question,
  order: v.pipe(v.array(v.number()), v.readonly()),
})
export type QuizQuestion = v.InferOutput<typeof QuizQuestion>

/** What a question asks for, without the question. */
export type QuizTargets = Pick<QuizQuestion, 'targets' | 'told'>
