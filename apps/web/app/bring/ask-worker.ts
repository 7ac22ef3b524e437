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

/**
 * Asks the worker that reads files. It exists for one question. Throws if it, or a part of it, cannot be loaded. The
 * answer comes through a port of its own: what reads PDF sends messages of its own from any worker that it is in.
 */
export function askBringWorker(question: BringQuestion): Promise<BringAnswer> {
  const worker = new Worker(new URL('./bring-worker.ts', import.meta.url), { type: 'module', name: 'bring' })
  const { port1: here, port2: there } = new MessageChannel()
  return new Promise<BringAnswer>((resolve, reject) => {
    here.onmessage = ({ data }: MessageEvent<BringAnswer>) =>
      data.type === 'failed' ? reject(new Error('The file could not be worked on.')) : resolve(data)
    worker.onerror = () => reject(new Error('What reads files did not arrive.'))
    worker.postMessage(question, [there])
  }).finally(() => {
    here.close()
    worker.terminate()
  })
}
