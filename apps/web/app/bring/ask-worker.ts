import type { Asked, Brought, Item } from '@app/learning/bring'
import type { SavedWord } from '@app/learning/vocabulary'
import type { Clip } from './anki/write-anki.ts'

export type BringQuestion =
  | { type: 'read'; item: Item; asked: Asked }
  | { type: 'write'; words: { saved: SavedWord; clip?: string }[]; clips: Clip[]; now: number }

export type BringAnswer =
  | { type: 'read'; brought: Brought }
  | { type: 'written'; bytes: Uint8Array<ArrayBuffer> }
  | { type: 'failed' }

/** Asks the worker that reads files. It exists for one question. Throws if it, or a part of it, cannot be loaded. */
export function askBringWorker(question: BringQuestion): Promise<BringAnswer> {
  const worker = new Worker(new URL('./bring-worker.ts', import.meta.url), { type: 'module', name: 'bring' })
  return new Promise<BringAnswer>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<BringAnswer>) =>
      data.type === 'failed' ? reject(new Error('The file could not be worked on.')) : resolve(data)
    worker.onerror = () => reject(new Error('What reads files did not arrive.'))
    worker.postMessage(question)
  }).finally(() => worker.terminate())
}
