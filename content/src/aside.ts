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

/** What the process answers with. */
export type Told<What extends keyof Readable> = { loaded: Readable[What] } | { fault: string }

/** The same as `loadContent` and `loadWordClips`, which is read once it is first asked for. `end` ends the reading. */
export function loadContentAside(root = contentFolder) {
  const content = askProcess('content', root)
  let words: ReturnType<typeof askProcess<'wordClips'>> | undefined
  return {
    content: content.loaded,
    wordClips() {
      words ??= askProcess('wordClips', root)
      return words.loaded
    },
    end() {
      content.end()
      words?.end()
    },
  }
}

/** The same as `loadLexicon`. */
export function loadLexiconAside(root = contentFolder): Promise<LexiconEntry[]> {
  return askProcess('lexicon', root).loaded
}

/** The worker that speaks: whoever runs it sends texts, or recipes of clips, and gets mp3s. Nothing else loads the speech engine. */
export const speechWorker = new URL('./audio/engine/speech-worker.ts', import.meta.url)

/** The worker that makes clips of what a service spoke: it gets a WAV with its text, and answers with an mp3 or with what is wrong. */
export const masterWorker = new URL('./audio/mastering/master-worker.ts', import.meta.url)

const program = fileURLToPath(new URL('./load-process.ts', import.meta.url))

/** Answers with what is read, and with the way to end the reading. */
function askProcess<What extends keyof Readable>(what: What, root: string) {
  const { promise, resolve, reject } = Promise.withResolvers<Readable[What]>()
  // Who ends a reading does not always wait for it.
  promise.catch(() => undefined)
  // What is sent as JSON has no maps.
  const child = fork(program, [what, root], { serialization: 'advanced' })
  // Where Node watches files for a developer, it tells which by messages of its own.
  child.on('message', (told: Told<What> | Record<`watch:${string}`, unknown>) => {
    if ('loaded' in told) resolve(told.loaded as Readable[What])
    else if ('fault' in told) reject(new Error(told.fault as string))
  })
  child.on('error', reject)
  child.on('exit', () => reject(new Error(`The process that reads the ${what} ended.`)))
  return { loaded: promise, end: () => void child.kill() }
}
