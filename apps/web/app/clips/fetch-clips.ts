import type { Sound } from '@app/learning/offline'
import { keepClip } from './clip-cache.ts'

/** How many at the same time: enough to fill a slow connection, few enough to leave some of it free. */
const concurrency = 4

/**
 * `broken`: the reply is not from our server, or the server fails. `changed`: the server has other versions
 * now, so the page is old. `full`: the device has no more room.
 */
export type FetchOutcome = 'done' | 'cancelled' | 'no connection' | 'broken' | 'changed' | 'full'

type Options = { signal: AbortSignal; onKept: (sound: Sound) => void }

/** Fetches clips and keeps each as soon as it is complete, so that an interrupted run can continue. */
export async function fetchClips(
  sounds: readonly Sound[],
  { signal, onKept }: Options,
): Promise<FetchOutcome> {
  const waiting = sounds.values()
  let outcome: FetchOutcome = 'done'

  async function work() {
    for (const sound of waiting) {
      if (outcome !== 'done') return
      const stopped = await fetchClip(sound.url, signal)
      if (stopped) outcome = outcome === 'done' ? stopped : outcome
      else onKept(sound)
    }
  }
  await Promise.all(Array.from({ length: concurrency }, work))
  return outcome
}

/** Why it could not be kept, or undefined if it was. */
async function fetchClip(url: string, signal: AbortSignal): Promise<FetchOutcome | undefined> {
  if (signal.aborted) return 'cancelled'
  try {
    const reply = await fetchPatiently(url, signal)
    const kept = await keepClip(url, reply)
    return kept === 'kept' ? undefined : kept === 'changed' ? kept : 'broken'
  } catch (error) {
    if (signal.aborted) return 'cancelled'
    return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'no connection'
  }
}

/** How often to ask a server again that is busy and says after how many seconds to retry. */
const maxTries = 5

/** A clip may have to be made first. */
async function fetchPatiently(url: string, signal: AbortSignal): Promise<Response> {
  for (let tries = 1; ; tries++) {
    const reply = await fetch(url, { cache: 'reload', signal })
    const seconds = Number(reply.headers.get('retry-after') ?? Number.NaN)
    if (reply.status !== 503 || !(seconds <= 60) || tries === maxTries) return reply
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
    signal.throwIfAborted()
  }
}
