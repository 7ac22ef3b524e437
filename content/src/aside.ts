import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { LexiconEntry } from '@app/learning/vocabulary'
import type { PlayedClips } from './audio/played-clips.ts'
import { contentFolder } from './content-files.ts'
import type { Content } from './load-content.ts'

export { masteringKey } from './audio/mastering/mastering-key.ts'

/**
 * The content for a server, read in a process of its own, whose memory is freed when it ends. Reading takes
 * more memory than everything a server does later, and it would block the server for a second. A thread would
 * not give the memory back.
 */

/** What can be read in that process. */
export type Readable = { content: Content; wordClips: PlayedClips; lexicon: LexiconEntry[] }

/** A message of the process: one for each thing it reads. */
export type Told<What extends keyof Readable> = { what: What } & (
  | { loaded: Readable[What] }
  | { fault: string }
)

/**
 * The same as `loadContent` and `loadWordClips`. The second arrives later: a server starts as soon as it has
 * the first. `end` stops the reading.
 */
export function loadContentAside(root = contentFolder) {
  const waiting = { content: promised('content'), wordClips: promised('wordClips') }
  const { content, wordClips } = waiting
  const end = askProcess('content', root, waiting)
  return { content: content.promise, wordClips: wordClips.promise, end }
}

/** The same as `loadLexicon`. */
export function loadLexiconAside(root = contentFolder): Promise<LexiconEntry[]> {
  const lexicon = promised('lexicon')
  askProcess('lexicon', root, { lexicon })
  return lexicon.promise
}

/**
 * The worker that speaks: it gets texts, or recipes of clips, and returns mp3s. Nothing else loads the speech
 * engine.
 */
export const speechWorker = new URL('./audio/engine/speech-worker.ts', import.meta.url)

/**
 * The worker that makes clips of a voice service's sound: it gets a WAV with its text, and returns an mp3 or
 * the fault.
 */
export const masterWorker = new URL('./audio/mastering/master-worker.ts', import.meta.url)

const program = fileURLToPath(new URL('./load-process.ts', import.meta.url))

type Waiting = { [What in keyof Readable]?: PromiseWithResolvers<Readable[What]> }

function promised<What extends keyof Readable>(_what: What): PromiseWithResolvers<Readable[What]> {
  const promise = Promise.withResolvers<Readable[What]>()
  // Code that waits for one of the two gets its error. The error of the other is then ignored.
  promise.promise.catch(() => undefined)
  return promise
}

/** Returns a function that ends it. */
function askProcess(what: 'content' | 'lexicon', root: string, waiting: Waiting): () => void {
  // Messages as JSON cannot contain maps.
  const child = fork(program, [what, root], { serialization: 'advanced' })
  // When Node watches files for a developer, it reports them by messages of its own.
  child.on('message', (told: Told<keyof Readable> | Record<`watch:${string}`, unknown>) => {
    if (!('what' in told)) return
    const promise = waiting[told.what] as PromiseWithResolvers<unknown> | undefined
    if ('loaded' in told) promise?.resolve(told.loaded)
    else promise?.reject(new Error(told.fault))
  })
  const stopAll = (error: Error) => {
    for (const promise of Object.values(waiting)) promise.reject(error)
  }
  child.on('error', stopAll)
  child.on('exit', () => stopAll(new Error(`The process that reads the ${what} ended.`)))
  return () => void child.kill()
}
