import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { readWav } from '../read-wav.ts'
import { sampleRate } from '../settings.ts'
import { lengthFault } from '../spoken-length.ts'
import { startEncoder } from './encode.ts'
import { master } from './master.ts'
import { resample } from './resample.ts'

/** A text, and the WAV in which a service speaks it. */
type Job = { wav: Uint8Array; text: string }

if (process.platform === 'linux') setPriority(10)

const encode = await startEncoder()

/**
 * Turns a voice service's sound into a clip like all others: the same loudness, surrounding silence and
 * format. Returns the mp3, or the fault.
 */
parentPort?.on('message', ({ number, job }: { number: number; job: Job }) => {
  const outcome = clipOf(job)
  parentPort?.postMessage({ number, outcome }, 'mp3' in outcome ? [outcome.mp3.buffer] : [])
})

function clipOf({ wav, text }: Job): { mp3: Uint8Array<ArrayBuffer> } | { fault: string } {
  try {
    const sound = readWav(wav)
    const fault = lengthFault(sound.samples, sound.sampleRate, text)
    if (fault) return { fault }
    return { mp3: Uint8Array.from(encode(master(resample(sound.samples, sound.sampleRate, sampleRate)))) }
  } catch (error) {
    return { fault: error instanceof Error ? error.message : 'It could not be read.' }
  }
}
