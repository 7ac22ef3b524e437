import { AskedGuess, AskedLines, AskedText, AskedTopic, mostSeen } from '@app/learning/coach'
import * as v from 'valibot'
import { coachPaths } from './paths.ts'

export const GenerateRequest = v.object({
  topic: AskedTopic,
  /** Sentences that the learner has had on this topic, the last one last. */
  seen: v.optional(v.pipe(v.array(AskedText), v.maxLength(mostSeen)), []),
})
export const AnalyzeRequest = v.object({ text: AskedText })
export const CheckRequest = v.object({ text: AskedText, pronunciation: AskedGuess, meaning: AskedGuess })

export const TranslateRequest = v.object({ lines: AskedLines })

/** Questions to an AI service that are left today, of so many a day. */
export const Credits = v.object({ left: v.number(), daily: v.number() })
export type Credits = v.InferOutput<typeof Credits>

/** Who answers. The built-in coach costs nothing, and a browser that has it need not ask the server. */
export const CoachStatus = v.object({
  coach: v.picklist(['built-in', 'service']),
  /** The service's model, where the operator named one. */
  model: v.optional(v.string()),
  credits: v.optional(Credits),
})
export type CoachStatus = v.InferOutput<typeof CoachStatus>

/** A sentence to be heard. */
export const SpeechQuery = v.object({ text: AskedText })

const credits = v.optional(Credits)

export const GenerateReply = v.object({ sentence: v.string(), credits })
export type GenerateReply = v.InferOutput<typeof GenerateReply>
/** A section that the answer had not is not there. */
export const AnalyzeReply = v.object({
  pronunciation: v.optional(v.string()),
  meaning: v.optional(v.string()),
  vocabulary: v.optional(v.string()),
  credits,
})
export type AnalyzeReply = v.InferOutput<typeof AnalyzeReply>
export const CheckReply = v.object({ feedback: v.string(), credits })
export type CheckReply = v.InferOutput<typeof CheckReply>

/** What lines mean, in the order in which they were asked for. */
export const TranslateReply = v.object({
  translations: v.array(
    v.object({
      translation: v.string(),
      /** The model of the service that made it, empty where the operator named none; not there where the learner brought it. */
      translatedBy: v.optional(v.string()),
    }),
  ),
  credits,
})
export type TranslateReply = v.InferOutput<typeof TranslateReply>

/**
 * `translate` is answered by a service only: the built-in coach knows no translation of any text. `speak` answers with an mp3, whoever the coach
 * is, and costs no credit.
 */
export const coachApi = {
  status: { method: 'get', path: coachPaths.status, reply: CoachStatus, auth: 'required' },
  generate: {
    method: 'post',
    path: coachPaths.generate,
    body: GenerateRequest,
    reply: GenerateReply,
    auth: 'required',
  },
  analyze: {
    method: 'post',
    path: coachPaths.analyze,
    body: AnalyzeRequest,
    reply: AnalyzeReply,
    auth: 'required',
  },
  check: {
    method: 'post',
    path: coachPaths.check,
    body: CheckRequest,
    reply: CheckReply,
    auth: 'required',
  },
  translate: {
    method: 'post',
    path: coachPaths.translate,
    body: TranslateRequest,
    reply: TranslateReply,
    auth: 'required',
  },
  speak: { method: 'get', path: coachPaths.speak, query: SpeechQuery, auth: 'required' },
} as const
