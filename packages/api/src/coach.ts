import {
  AskedEnglish,
  AskedGuess,
  AskedLines,
  AskedText,
  AskedTopic,
  coachLevels,
  mostSeen,
} from '@app/learning/coach'
import * as v from 'valibot'
import { coachPaths } from './paths.ts'

/** Which language is asked about. Without it, as devices of before ask, it is Malayalam. */
const aboutMalayalam = { learnt: v.optional(v.undefined()) }
const aboutEnglish = { learnt: v.literal('english') }

/** `seen`: the sentences that the learner has had on this topic, the newest last. */
const generate = (text: typeof AskedText | typeof AskedEnglish) => ({
  topic: AskedTopic,
  seen: v.optional(v.pipe(v.array(text), v.maxLength(mostSeen)), []),
  level: v.optional(v.picklist(coachLevels)),
})

const guesses = { pronunciation: AskedGuess, meaning: AskedGuess }

export const GenerateRequest = v.variant('learnt', [
  v.object({ ...aboutEnglish, ...generate(AskedEnglish) }),
  v.object({ ...aboutMalayalam, ...generate(AskedText) }),
])
export const AnalyzeRequest = v.variant('learnt', [
  v.object({ ...aboutEnglish, text: AskedEnglish }),
  v.object({ ...aboutMalayalam, text: AskedText }),
])
export const CheckRequest = v.variant('learnt', [
  v.object({ ...aboutEnglish, text: AskedEnglish, ...guesses }),
  v.object({ ...aboutMalayalam, text: AskedText, ...guesses }),
])

export const TranslateRequest = v.object({ lines: AskedLines })

/** The questions to an AI service that are left today, and the number for each day. */
export const Credits = v.object({ left: v.number(), daily: v.number() })
export type Credits = v.InferOutput<typeof Credits>

/** Which coach answers. The built-in coach costs nothing and runs in the browser, without the server. */
export const CoachStatus = v.object({
  coach: v.picklist(['built-in', 'service']),
  /** The service's model, if the operator named one. */
  model: v.optional(v.string()),
  credits: v.optional(Credits),
})
export type CoachStatus = v.InferOutput<typeof CoachStatus>

/** A sentence to speak. */
export const SpeechQuery = v.object({ text: AskedText })

const credits = v.optional(Credits)

export const GenerateReply = v.object({ sentence: v.string(), credits })
export type GenerateReply = v.InferOutput<typeof GenerateReply>
/** A section that the reply of the service did not have is left out. */
export const AnalyzeReply = v.object({
  pronunciation: v.optional(v.string()),
  meaning: v.optional(v.string()),
  vocabulary: v.optional(v.string()),
  credits,
})
export type AnalyzeReply = v.InferOutput<typeof AnalyzeReply>
export const CheckReply = v.object({ feedback: v.string(), credits })
export type CheckReply = v.InferOutput<typeof CheckReply>

/** The translations of the lines, in the order of the request. */
export const TranslateReply = v.object({
  translations: v.array(
    v.object({
      translation: v.string(),
      /**
       * The model of the service that made the translation, empty if the operator named none. Missing if the
       * learner brought the translation.
       */
      translatedBy: v.optional(v.string()),
    }),
  ),
  credits,
})
export type TranslateReply = v.InferOutput<typeof TranslateReply>

/**
 * Only a service answers `translate`: the built-in coach cannot translate any text. `speak` returns an mp3,
 * whichever coach there is, and costs no credit.
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
