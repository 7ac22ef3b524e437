import type { AnalyzeReply, CheckReply, CoachStatus, GenerateReply } from '@app/api'
import { coachPaths } from '@app/api/paths'
import type { CoachQuestion } from '@app/learning/coach'
import { call } from '../../api/call.ts'

type Replies = { generate: GenerateReply; analyze: AnalyzeReply; check: CheckReply }

/** Milliseconds. The server gives the coach twenty seconds, and may have to load its data first. */
const timeout = 25_000

export const getStatus = () => call<CoachStatus>({ method: 'get', path: coachPaths.status })

/** Asks the server's coach. The signal aborts the request. */
export function ask<Name extends CoachQuestion['type']>(
  name: Name,
  { type: _, ...body }: Extract<CoachQuestion, { type: Name }>,
  signal: AbortSignal,
): Promise<Replies[Name]> {
  return call<Replies[Name]>({ method: 'post', path: coachPaths[name] }, body, { timeout, signal })
}
