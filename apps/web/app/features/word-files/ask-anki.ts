import type { WordFile } from '@app/learning/bring'
import type { SavedWord } from '@app/learning/vocabulary'
import type { Clip } from './write-anki.ts'

export type AnkiQuestion =
  | { type: 'read'; bytes: Uint8Array }
  | { type: 'write'; words: { saved: SavedWord; clip?: string }[]; clips: Clip[]; now: number }

export type AnkiAnswer =
  | { type: 'read'; file: WordFile }
  | { type: 'written'; bytes: Uint8Array<ArrayBuffer> }
  | { type: 'failed' }

/**
 * Asks the worker that reads Anki's files. The worker exists for one question. Throws if it cannot be loaded.
 */
export function askAnki(question: AnkiQuestion): Promise<AnkiAnswer> {
  const worker = new Worker(new URL('./anki-worker.ts', import.meta.url), { type: 'module', name: 'anki' })
  return new Promise<AnkiAnswer>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<AnkiAnswer>) =>
      data.type === 'failed' ? reject(new Error('The file of Anki could not be worked on.')) : resolve(data)
    worker.onerror = () => reject(new Error('What reads Anki’s files did not arrive.'))
    worker.postMessage(question)
  }).finally(() => worker.terminate())
}
