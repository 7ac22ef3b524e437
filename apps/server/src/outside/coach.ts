import type { Message } from '@app/learning/coach'

/** What answers questions: an AI service, which costs its operator money, or our own rules. */
export type CoachModel = {
  kind: 'service' | 'built-in'
  /** The name of the service's model that learners see, if the operator named one. */
  name?: string
  /** The same for two coaches with the same answers. Answers are stored under it. */
  identity: string
  /** Throws a CoachFailure if there is no answer, and stops asking when the signal says so. */
  chat: (messages: readonly Message[], signal: AbortSignal) => Promise<string>
}

/** The coach, and the answers of a service that one learner may have in a day. */
export type Coach = { model: CoachModel; dailyCredits: number }
