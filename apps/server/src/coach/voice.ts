import { openWorkerPool } from '../worker-pool.ts'

/** Speaks any text in a thread of its own: Malayalam in, an mp3 out. */
export type Voice = {
  speak: (asker: string, text: string) => Promise<Uint8Array<ArrayBuffer>>
  /** Whether the texts are sent to somebody else's service. */
  sendsTexts?: boolean
  close: () => Promise<void>
}

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
