import type { TranslateReply } from '@app/api'
import { coachPaths, ownVideoPaths } from '@app/api/paths'
import { call, endpointOf } from '../../../api/call.ts'

const text = { method: 'post', path: coachPaths.translate }
const own = { method: 'post', path: ownVideoPaths.translation }

/** Milliseconds. The server gives the coach twenty seconds, and may have to load its data first. */
const timeout = 25_000

/** Asks for the meanings of lines. The signal aborts the request. */
export const translateLines = (lines: readonly string[], signal: AbortSignal) =>
  call<TranslateReply>(text, { lines }, { timeout, signal })

/**
 * The same for lines of the learner's own text, given by their places. The server stores the translations
 * with the text.
 */
export const translateOwn = (id: string, lines: readonly number[], signal: AbortSignal) =>
  call<TranslateReply>(endpointOf(own, id), { lines }, { timeout, signal })
