import type { TopicKey } from '../../../levels/topic.ts'
import type { Practice } from '../../../practice/practice.ts'
import type { Option, Question } from '../../../quiz/question.ts'
import { longestThought } from '../../../review/review.ts'
import { judgeQuizQuestion } from './judge.ts'
import type { QuizTargets } from './schema.ts'

type Answered = { topic: TopicKey; question: Question; option: Option; at: number; took: number }

/** An answer in a topic's quiz as practice. An answer that shows nothing of any item is practice too, without looks. */
export function practiceOfAnswer(
  { topic, question, option, at, took }: Answered,
  { targets, told }: QuizTargets,
): Practice {
  const { looks } = judgeQuizQuestion(
    { kind: 'quiz-question', targets, told, question },
    { type: 'chosen', option: question.options.indexOf(option) },
  )
  return {
    exercise: `quiz:${topic}/${question.id}`,
    at,
    took: Math.min(Math.max(0, Math.round(took)), longestThought),
    looks,
  }
}
