import { openDesk } from '../worker-desk.ts'

/** Speaks any text in a thread of its own: Malayalam in, an mp3 out. */
export type Voice = {
  speak: (whose: string, text: string) => Promise<Uint8Array<ArrayBuffer>>
  /** What is spoken goes to a service of somebody else's. */
  sendsTexts?: boolean
  close: () => Promise<void>
}

/** The voice whose worker this is: it takes a text and answers with its mp3. */
export function openVoice(worker: URL): Voice {
  const { run, close } = openDesk<string, Uint8Array<ArrayBuffer>>({
    name: 'the voice',
    file: worker,
    patience: 20_000,
    keptIdle: 60_000,
    atOnce: 4,
    mostWaiting: 16,
    mostWaitingEach: 8,
    busy: 'speech-busy',
    memory: 256,
  })
  return { speak: (whose, text) => run(whose, text), close }
}
