import type { TranslateReply } from '@app/api'
import { coachPaths, ownVideoPaths } from '@app/api/paths'
import { call, endpointOf } from '../../../api/call.ts'

const text = { method: 'post', path: coachPaths.translate }
const own = { method: 'post', path: ownVideoPaths.translation }

/** Milliseconds: the server gives the coach twenty seconds, and may have to begin by reading. */
const patience = 25_000

/** Asks what lines mean. The signal says that nobody waits any more. */
export const translateLines = (lines: readonly string[], signal: AbortSignal) =>
  call<TranslateReply>(text, { lines }, { patience, signal })

/** The same of lines of the learner's own text, by their places: the server keeps what comes back with it. */
export const translateOwn = (id: string, lines: readonly number[], signal: AbortSignal) =>
  call<TranslateReply>(endpointOf(own, id), { lines }, { patience, signal })
