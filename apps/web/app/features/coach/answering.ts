import type { Credits } from '@app/api'
import { ApiError } from '../../api/call.ts'
import { hasServer } from '../../api/has-server.ts'
import { getStatus } from './coach-calls.ts'

/** Who answers: the coach in this browser, because there is no other, none in reach or none wanted; or the service of whoever runs the site. */
export type Answering =
  | { coach: 'built-in'; why: 'only' | 'unreachable' | 'chosen' }
  | { coach: 'service'; model?: string; credits?: Credits }

/** Asks the server who answers. Where it does not say, the built-in coach does; undefined where nobody is signed in. */
export async function findAnswering(): Promise<Answering | undefined> {
  if (!hasServer) return { coach: 'built-in', why: 'only' }
  try {
    const { coach, model, credits } = await getStatus()
    if (coach === 'built-in') return { coach, why: 'only' }
    return { coach, ...(model && { model }), ...(credits && { credits }) }
  } catch (error) {
    if (error instanceof ApiError && error.code === 'signed-out') return undefined
    return { coach: 'built-in', why: 'unreachable' }
  }
}
