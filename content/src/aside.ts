import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { LexiconEntry } from '@app/learning/vocabulary'
import type { PlayedClips } from './audio/played-clips.ts'
import { contentFolder } from './content-files.ts'
import type { Content } from './load-content.ts'

export { masteringKey } from './audio/mastering/mastering-key.ts'

/**
 * The content for a server: read in a process of its own, whose memory goes with it. To read it takes more than all that a server does
 * afterwards, and a second in which it could answer nobody; what a thread has taken is not given back.
 */

/** What can be read aside. */
export type Readable = { content: Content; wordClips: PlayedClips; lexicon: LexiconEntry[] }

/** What the process answers with: a message for each thing it reads. */
export type Told<What extends keyof Readable> = { what: What } & (
  | { loaded: Readable[What] }
  | { fault: string }
)

/** The same as `loadContent` and `loadWordClips`. The second comes later: a server starts as soon as it has the first. `end` ends the reading. */
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

/** The worker that speaks: whoever runs it sends texts, or recipes of clips, and gets mp3s. Nothing else loads the speech engine. */
export const speechWorker = new URL('./audio/engine/speech-worker.ts', import.meta.url)

/** The worker that makes clips of what a service spoke: it gets a WAV with its text, and answers with an mp3 or with what is wrong. */
export const masterWorker = new URL('./audio/mastering/master-worker.ts', import.meta.url)

const program = fileURLToPath(new URL('./load-process.ts', import.meta.url))

type Waiting = { [What in keyof Readable]?: PromiseWithResolvers<Readable[What]> }

function promised<What extends keyof Readable>(_what: What): PromiseWithResolvers<Readable[What]> {
  const promise = Promise.withResolvers<Readable[What]>()
  // Whoever waits for one of two hears what is wrong there: the other is then of no interest.
  promise.promise.catch(() => undefined)
  return promise
}

/** Answers with the way to end it. */
function askProcess(what: 'content' | 'lexicon', root: string, waiting: Waiting): () => void {
  // What is sent as JSON has no maps.
  const child = fork(program, [what, root], { serialization: 'advanced' })
  // Where Node watches files for a developer, it tells which by messages of its own.
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
