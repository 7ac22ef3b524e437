import {
  type AnalyzeReply,
  type CheckReply,
  type CoachStatus,
  coachApi,
  type GenerateReply,
  type TranslateReply,
} from '@app/api'
import { type CoachQuestion, readAnalysis, readFeedback, readSentence } from '@app/learning/coach'
import { type Context, Hono } from 'hono'
import type * as v from 'valibot'
import { readAsLearner, requireLearner } from '../account/session/require-learner.ts'
import { readBody } from '../http/read-body.ts'
import { languageOf } from '../language/language.ts'
import type { Env, Outside } from '../outside/outside.ts'
import { answerQuestion, creditsOf, type Read } from './answer-question.ts'
import { speechRoutes } from './speech-routes.ts'
import { countQuestion, translateLines } from './translate-lines.ts'

type Needs = Pick<Outside, 'db' | 'account' | 'publicUrl' | 'coach' | 'voice' | 'report' | 'log'>

/** In bytes: a topic with twenty sentences on it. */
const longestBody = 64 * 1024

export function coachRoutes(outside: Needs) {
  const { status, generate, analyze, check, translate } = coachApi

  /** The learner and the body of their request. */
  async function readQuestion<Body extends v.GenericSchema>(context: Context<Env>, body: Body) {
    const { learner, body: request } = await readAsLearner(
      context,
      outside,
      () => readBody(context, body, { maxBytes: longestBody }),
      ({ id }) => countQuestion(outside.db, context, id),
    )
    return { learner: learner.id, request }
  }

  async function answer<Answer>(
    context: Context,
    learner: string,
    question: CoachQuestion,
    read: Read<Answer>,
  ) {
    const { headers, signal: left } = context.req.raw
    const language = languageOf(headers)
    const answer = await answerQuestion(outside, { question, language, learner, left }, read)
    return { answer, credits: await creditsOf(outside, learner) }
  }

  return new Hono<Env>()
    .route('/', speechRoutes(outside))
    .get(status.path, async (context) => {
      const learner = await requireLearner(context, outside)
      const { kind, name } = outside.coach.model
      const credits = await creditsOf(outside, learner.id)
      return context.json({
        coach: kind,
        ...(name && { model: name }),
        ...(credits && { credits }),
      } satisfies CoachStatus)
    })
    .post(generate.path, async (context) => {
      const { learner, request } = await readQuestion(context, generate.body)
      const { answer: sentence, credits } = await answer(
        context,
        learner,
        { type: 'generate', ...request },
        whole((reply) => readSentence(reply, request.learnt)),
      )
      return context.json({ sentence, ...(credits && { credits }) } satisfies GenerateReply)
    })
    .post(analyze.path, async (context) => {
      const { learner, request } = await readQuestion(context, analyze.body)
      const { answer: analysis, credits } = await answer(
        context,
        learner,
        { type: 'analyze', ...request },
        (reply) => {
          const analysis = readAnalysis(reply)
          const sections = Object.keys(analysis).length
          return sections > 0 ? { answer: analysis, whole: sections === allSections } : undefined
        },
      )
      return context.json({ ...analysis, ...(credits && { credits }) } satisfies AnalyzeReply)
    })
    .post(check.path, async (context) => {
      const { learner, request } = await readQuestion(context, check.body)
      const { answer: feedback, credits } = await answer(
        context,
        learner,
        { type: 'check', ...request },
        whole(readFeedback),
      )
      return context.json({ feedback, ...(credits && { credits }) } satisfies CheckReply)
    })
    .post(translate.path, async (context) => {
      const { learner, request } = await readQuestion(context, translate.body)
      const { signal: left } = context.req.raw
      const translations = await translateLines(outside, { ...request, learner, left })
      const credits = await creditsOf(outside, learner)
      return context.json({ translations, ...(credits && { credits }) } satisfies TranslateReply)
    })
}

/** Pronunciation, meaning, vocabulary. */
const allSections = 3

const whole =
  (read: (reply: string) => string | undefined): Read<string> =>
  (reply) => {
    const answer = read(reply)
    return answer === undefined ? undefined : { answer, whole: true }
  }
