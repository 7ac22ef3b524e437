import type { coachApi, ownVideosApi, TranslateReply } from '@app/api'
import { call, endpointOf } from '../../../api/call.ts'

type Endpoint<Of> = Of extends { path: infer Path } ? { method: 'post'; path: Path } : never

const text: Endpoint<typeof coachApi.translate> = { method: 'post', path: '/api/coach/translate' }
const own: Endpoint<typeof ownVideosApi.translate> = {
  method: 'post',
  path: '/api/own-videos/:id/translation',
}

/** Milliseconds: the server gives the coach twenty seconds, and may have to begin by reading. */
const patience = 25_000

/** Asks what lines mean. The signal says that nobody waits any more. */
export const translateLines = (lines: readonly string[], signal: AbortSignal) =>
  call<TranslateReply>(text, { lines }, { patience, signal })

/** The same of lines of the learner's own text, by their places: the server keeps what comes back with it. */
export const translateOwn = (id: string, lines: readonly number[], signal: AbortSignal) =>
  call<TranslateReply>(endpointOf(own, id), { lines }, { patience, signal })
