import type { Message } from '@app/learning/coach'

/** What answers: a service elsewhere, which costs its operator money, or our own rules. */
export type CoachModel = {
  kind: 'service' | 'built-in'
  /** How learners know the service's model, where the operator named one. */
  name?: string
  /** What two coaches that answer alike have in common; answers are kept under it. */
  identity: string
  /** Throws a CoachFailure where no answer comes, and stops asking when the signal says so. */
  chat: (messages: readonly Message[], signal: AbortSignal) => Promise<string>
}

/** The coach, and how many answers of a service one learner may have in a day. */
export type Coach = { model: CoachModel; dailyCredits: number }

/** No answer came. The message says why, for the log: no word of the learner's or of the service's is in it. */
export class CoachFailure extends Error {
  override name = 'CoachFailure'
  /** Whether asking once more may help. */
  readonly mayPass: boolean

  constructor(why: string, { mayPass = false } = {}) {
    super(why)
    this.mayPass = mayPass
  }
}
