import * as v from 'valibot'
import { isTopicKey, type TopicKey } from '../levels/topic.ts'
import { scoreStep } from '../quiz/score-step.ts'
import { boundedText } from '../vocabulary/bounded-text.ts'
import { recordIdPattern } from './record-id.ts'

/** More questions than any topic has. */
const mostQuestions = 100

const Mistake = v.object({ question: boundedText(500), answer: boundedText(500) })

/** The result of a finished quiz, with its mistakes as the results page lists them. */
export const Result = v.pipe(
  v.object({
    id: v.pipe(v.string(), v.regex(recordIdPattern)),
    topic: v.custom<TopicKey>(isTopicKey),
    score: v.pipe(v.number(), v.integer(), v.minValue(0)),
    questions: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mostQuestions)),
    mistakes: v.pipe(v.array(Mistake), v.readonly()),
  }),
  v.check(({ score, questions }) => score <= questions * scoreStep, 'result-points'),
  v.check(({ mistakes, questions }) => mistakes.length <= questions, 'result-mistakes'),
)
export type Result = v.InferOutput<typeof Result>
