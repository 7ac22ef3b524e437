import type { Credits } from '@app/api'
import { ApiError } from '../../api/call.ts'
import { hasServer } from '../../api/has-server.ts'
import { getStatus } from './coach-calls.ts'

/**
 * Which coach answers: the built-in one in this browser (there is no other, none can be reached, or the
 * learner wants none), or the service of the site's operator.
 */
export type Answering =
  | { coach: 'built-in'; why: 'only' | 'unreachable' | 'chosen' }
  | { coach: 'service'; model?: string; credits?: Credits }

/**
 * Asks the server which coach answers. If it does not reply, the built-in coach does. Undefined if nobody is
 * signed in.
 */
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
