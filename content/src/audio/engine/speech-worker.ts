import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { speech } from '@app/malayalam/sound'
import { chime } from '../chime.ts'
import { startEncoder } from '../mastering/encode.ts'
import { master } from '../mastering/master.ts'
import type { Recipe } from '../recipes.ts'
import { englishVoice } from '../settings.ts'
import type { Speak, Voice } from './speech-engine.ts'

/** On Linux each thread has its own niceness: requests for pages go before requests for spoken sentences. */
if (process.platform === 'linux') setPriority(10)

/** Few requests are for English, so its voice is started with the first one. */
let speakEnglish: Promise<Speak> | undefined

const [speak, encode] = await Promise.all([startEngine(), startEncoder()])

/**
 * Speaks any text with the voice of the clips, and makes the clips themselves. A text that breaks the engine
 * ends the worker, because a broken engine cannot speak again.
 */
parentPort?.on('message', async ({ number, job }: { number: number; job: string | Recipe }) => {
  const mp3 = Uint8Array.from(encode(master(await soundOf(job))))
  parentPort?.postMessage({ number, outcome: mp3 }, [mp3.buffer])
})

async function soundOf(job: string | Recipe): Promise<Float64Array> {
  if (typeof job === 'string') return speak(speech(withoutMarks(job))).samples
  switch (job.kind) {
    case 'speech':
      return speak(job.phonemes).samples
    case 'english': {
      speakEnglish ??= startEngine(englishVoice)
      return (await speakEnglish)(withoutMarks(job.text)).samples
    }
    case 'chime':
      return chime(job.chime)
  }
}

/** The engine is a package of its own, which an installation may leave out. */
async function startEngine(voice?: Voice): Promise<Speak> {
  try {
    const { startSpeechEngine } = await import('./speech-engine.ts')
    return await startSpeechEngine(voice)
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND'
    if (!isMissing) throw error
    throw new Error('Nothing can be spoken: the speech engine is not installed. "npm ci" installs it.')
  }
}

/**
 * Removes what is not writing: the engine reads brackets as phonemes, and says signs and pictures aloud in
 * English.
 */
function withoutMarks(text: string): string {
  return text.replaceAll(/(?!\u200c|\u200d)[^\p{L}\p{M}\p{N}\p{Zs}.,:;?!'’"“”()–—-]/gu, ' ')
}
