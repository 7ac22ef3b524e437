import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { speech } from '@app/malayalam/sound'
import { startEncoder } from './encode.ts'
import { master } from './master.ts'
import { startSpeechEngine } from './speech-engine.ts'

/** On Linux each thread has a niceness of its own: whoever asks for a page goes before whoever waits for a sentence. */
if (process.platform === 'linux') setPriority(10)

const [speak, encode] = await Promise.all([startSpeechEngine(), startEncoder()])

/** Speaks any text as the clips are spoken. A text that breaks the engine ends the worker: a broken engine speaks no more. */
parentPort?.on('message', ({ number, job: text }: { number: number; job: string }) => {
  const mp3 = Uint8Array.from(encode(master(speak(speech(withoutMarks(text))).samples)))
  parentPort?.postMessage({ number, outcome: mp3 }, [mp3.buffer])
})

/** Without what is no writing: the engine takes brackets for phonemes, and reads signs and pictures aloud in English. */
function withoutMarks(text: string): string {
  return text.replaceAll(/(?!\u200c|\u200d)[^\p{L}\p{M}\p{N}\p{Zs}.,:;?!'’"“”()–—-]/gu, ' ')
}
