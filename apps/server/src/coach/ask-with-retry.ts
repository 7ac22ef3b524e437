import { setTimeout as sleep } from 'node:timers/promises'
import type { Message } from '@app/learning/coach'
import type { CoachModel } from '../outside/coach.ts'
import { CoachFailure } from './coach-model.ts'

/**
 * In milliseconds: how long a learner waits for an answer, with the second try; and the pause before that
 * try.
 */
export const timeLimit = 20_000
const pause = 400

/**
 * Asks once, and once more if that may help: when the service was busy, or the connection broke. Throws a
 * CoachFailure whenever there is no answer. When `left` says that the learner has gone, it stops asking.
 */
export async function askWithRetry(
  model: CoachModel,
  messages: readonly Message[],
  left: AbortSignal,
  limit = timeLimit,
): Promise<string> {
  const signal = AbortSignal.any([left, AbortSignal.timeout(limit)])
  const ask = () =>
    model.chat(messages, signal).catch((error: unknown) => {
      throw failureOf(error, signal, left)
    })
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof CoachFailure) || !error.mayPass) throw error
    await sleep(pause, undefined, { signal }).catch(() => {
      throw error
    })
    return ask()
  }
}

function failureOf(error: unknown, signal: AbortSignal, left: AbortSignal): Error {
  if (left.aborted) return new CoachFailure('The learner has left.')
  if (signal.aborted) return new CoachFailure('The service took too long.')
  if (error instanceof CoachFailure) return error
  // The error of `fetch` when it cannot connect, or the connection breaks.
  if (error instanceof TypeError) return new CoachFailure('The service cannot be reached.', { mayPass: true })
  return error instanceof Error ? error : new CoachFailure('The service failed.')
}
