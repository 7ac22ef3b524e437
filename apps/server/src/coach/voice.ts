import { openDesk } from '../worker-desk.ts'

/** Speaks any text in a thread of its own: Malayalam in, an mp3 out. */
export type Voice = {
  speak: (whose: string, text: string) => Promise<Uint8Array<ArrayBuffer>>
  /** Whether the texts are sent to somebody else's service. */
  sendsTexts?: boolean
  close: () => Promise<void>
}

/** Opens the voice of a worker, which takes a text and returns its mp3. */
export function openVoice(worker: URL): Voice {
  const { run, close } = openDesk<string, Uint8Array<ArrayBuffer>>({
    name: 'the voice',
    file: worker,
    patience: 20_000,
    keptIdle: 60_000,
    atOnce: 4,
    mostWaiting: 16,
    mostWaitingEach: 8,
    busy: 'Too many sentences are being spoken. Please try again in a minute.',
    memory: 256,
  })
  return { speak: (whose, text) => run(whose, text), close }
}
