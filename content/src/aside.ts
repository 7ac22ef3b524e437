import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { LexiconEntry } from '@app/learning/vocabulary'
import { contentFolder } from './content-files.ts'
import type { Content } from './load-content.ts'

/**
 * The content for a server: read in a process of its own, whose memory goes with it. To read it takes more than all that a server does
 * afterwards, and a second in which it could answer nobody; what a thread has taken is not given back.
 */

/** What the process answers with. */
export type Told = { loaded: Content | LexiconEntry[] } | { fault: string }

/** The same as `loadContent`. */
export const loadContentAside = async (root = contentFolder) => (await loadAside('content', root)) as Content

/** The same as `loadLexicon`. */
export const loadLexiconAside = async (root = contentFolder) =>
  (await loadAside('lexicon', root)) as LexiconEntry[]

/** The worker that speaks what learners write: whoever runs it sends texts and gets mp3s. */
export const speechWorker = new URL('./audio/speech-worker.ts', import.meta.url)

const program = fileURLToPath(new URL('./load-process.ts', import.meta.url))

function loadAside(what: 'content' | 'lexicon', root: string): Promise<Content | LexiconEntry[]> {
  const { promise, resolve, reject } = Promise.withResolvers<Content | LexiconEntry[]>()
  // What is sent as JSON has no maps.
  const child = fork(program, [what, root], { serialization: 'advanced' })
  // Where Node watches files for a developer, it tells which by messages of its own.
  child.on('message', (told: Told | Record<`watch:${string}`, unknown>) => {
    if ('loaded' in told) resolve(told.loaded)
    else if ('fault' in told) reject(new Error(told.fault))
  })
  child.on('error', reject)
  child.on('exit', () => reject(new Error(`The process that reads the ${what} ended.`)))
  return promise
}
