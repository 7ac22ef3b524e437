import type { Voice } from '../outside/voice.ts'
import { openWorkerPool } from '../workers/worker-pool.ts'

/**
 * Opens the voice of a worker, which takes a text and returns its mp3. `timeLimit`: how long one sentence may
 * take, in milliseconds.
 */
export function openVoice(worker: URL, { timeLimit = 20_000 } = {}): Voice {
  const { run, close } = openWorkerPool<string, Uint8Array<ArrayBuffer>>({
    name: 'the voice',
    file: worker,
    timeLimit,
    idleTime: 60_000,
    concurrency: 4,
    maxWaiting: 16,
    maxWaitingEach: 8,
    busy: 'speech-busy',
    memory: 256,
  })
  return { speak: (asker, text) => run(asker, text), close }
}
