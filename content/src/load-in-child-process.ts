import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { EnglishData } from '@app/learning/english-words'
import type { LexiconEntry } from '@app/learning/vocabulary'
import type { PlayedClips } from './audio/played-clips.ts'
import { contentFolder } from './content-files.ts'
import type { Content } from './load-content.ts'

export { masteringKey } from './audio/mastering/mastering-key.ts'

// The content for a server is read in a process of its own, whose memory is freed when it ends. Reading takes more
// memory than everything a server does later, and it would block the server for a second. A thread would not give the
// memory back.

/** What can be read in that process. */
export type Readable = {
  content: Content
  wordClips: PlayedClips
  lexicon: LexiconEntry[]
  englishWords: EnglishData
}

/** The message of the process. */
export type Told<What extends keyof Readable> = { loaded: Readable[What] } | { fault: string }

/** The same as `loadContent` and `loadWordClips`. The second is read when it is first asked for. `end` stops the reading. */
export function loadContentInChild(root = contentFolder) {
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
export function loadLexiconInChild(root = contentFolder): Promise<LexiconEntry[]> {
  return askProcess('lexicon', root).loaded
}

/** The same as `loadEnglishWords`. */
export function loadEnglishWordsInChild(root = contentFolder): Promise<EnglishData> {
  return askProcess('englishWords', root).loaded
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

/** Returns what is read, and a function that stops the reading. */
function askProcess<What extends keyof Readable>(what: What, root: string) {
  const { promise, resolve, reject } = Promise.withResolvers<Readable[What]>()
  // Code that stops a reading does not always wait for it.
  promise.catch(() => undefined)
  // Messages as JSON cannot contain maps.
  const child = fork(program, [what, root], { serialization: 'advanced' })
  // When Node watches files for a developer, it reports them by messages of its own.
  child.on('message', (told: Told<What> | Record<`watch:${string}`, unknown>) => {
    if ('loaded' in told) resolve(told.loaded as Readable[What])
    else if ('fault' in told) reject(new Error(told.fault as string))
  })
  child.on('error', reject)
  child.on('exit', () => reject(new Error(`The process that reads the ${what} ended.`)))
  return { loaded: promise, end: () => void child.kill() }
}
