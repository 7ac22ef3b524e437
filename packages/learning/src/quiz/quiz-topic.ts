import * as v from 'valibot'
import { topicKeys } from '../levels/topic.ts'
import { Question } from './question.ts'

const text = v.pipe(v.string(), v.trim(), v.nonEmpty('The text must not be empty.'))

/** What a topic asks: how a letter sounds, what Malayalam means, or how to say an English phrase. */
export const TopicKind = v.picklist(
  ['letters', 'meanings', 'phrases'],
  'The kind of a topic is letters, meanings or phrases.',
)
export type TopicKind = v.InferOutput<typeof TopicKind>

/** A topic with its questions in the author's order: from common to rare. */
export const QuizTopic = v.object({
  key: v.picklist(topicKeys, 'The topic is none of the course.'),
  kind: TopicKind,
  title: v.object({ en: text, ml: text }),
  questions: v.pipe(v.array(Question), v.minLength(1, 'A topic has at least one question.')),
})
export type QuizTopic = v.InferOutput<typeof QuizTopic>
