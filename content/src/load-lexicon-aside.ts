import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { LexiconEntry } from '@app/learning/vocabulary'

/** The same as `loadLexicon`, in a thread of its own: it takes seconds, in which a server could answer nobody. */
export async function loadLexiconAside(): Promise<LexiconEntry[]> {
  const worker = new Worker(new URL('./lexicon-worker.ts', import.meta.url))
  const [entries]: [LexiconEntry[]] = (await once(worker, 'message')) as [LexiconEntry[]]
  return entries
}
