import * as v from 'valibot'
import { topicKeys } from '../course/topic.ts'
import { Question } from './question.ts'

const text = v.pipe(v.string(), v.trim(), v.nonEmpty('The text must not be empty.'))

/** A topic with its questions in the author's order: from common to rare. */
export const QuizTopic = v.object({
  key: v.picklist(topicKeys, 'The topic is none of the course.'),
  title: v.object({ en: text, ml: text }),
  questions: v.pipe(v.array(Question), v.minLength(1, 'A topic has at least one question.')),
})
export type QuizTopic = v.InferOutput<typeof QuizTopic>
