import type { AnalyzeReply, CheckReply, CoachStatus, coachApi, GenerateReply } from '@app/api'
import type { CoachQuestion } from '@app/learning/coach'
import { call } from '../../api/call.ts'

type Api = typeof coachApi
type Replies = { generate: GenerateReply; analyze: AnalyzeReply; check: CheckReply }

const paths: { [Name in keyof Replies | 'status']: Api[Name]['path'] } = {
  status: '/api/coach',
  generate: '/api/coach/generate',
  analyze: '/api/coach/analyze',
  check: '/api/coach/check',
}

/** Milliseconds: the server gives the coach twenty seconds, and may have to begin by reading. */
const patience = 25_000

export const getStatus = () => call<CoachStatus>({ method: 'get', path: paths.status })

/** Asks the server's coach. The signal says that nobody waits any more. */
export function ask<Name extends CoachQuestion['type']>(
  name: Name,
  { type: _, ...body }: Extract<CoachQuestion, { type: Name }>,
  signal: AbortSignal,
): Promise<Replies[Name]> {
  return call<Replies[Name]>({ method: 'post', path: paths[name] }, body, { patience, signal })
}
