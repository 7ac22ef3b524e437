import type { Context } from 'hono'
import type { Outside } from '../../outside/outside.ts'
import type { Learner } from '../store/session-store.ts'

export type OwnNeeds = Pick<Outside, 'db' | 'account' | 'publicUrl' | 'mail' | 'background'>

/** A request with its checked body, and the learner if somebody is signed in. */
export type OwnRequest = {
  body: Readonly<Record<string, unknown>>
  headers: Headers
  learner: Learner | undefined
  /** The token of the learner's session. */
  token: string | undefined
  context: Context
}

/** A request of a learner who is signed in. */
export type LearnerRequest = OwnRequest & { learner: Learner; token: string }
