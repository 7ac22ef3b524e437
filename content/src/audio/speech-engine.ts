import startEspeak from '@echogarden/espeak-ng-emscripten'
import { clipSettings } from './settings.ts'

/** Speaks phonemes as `speech` in packages/malayalam spells them. A comma makes a pause, a question mark lifts the voice. */
export type Speak = (phonemes: string) => Float64Array

/** eSpeak NG in WebAssembly, each time as if it had just started, so that a clip does not depend on those made before it. */
export async function startSpeechEngine(): Promise<Speak> {
  const engine = await startEspeak()
  const worker = atFixedTime(() => new engine.eSpeakNGWorker())
  worker.set_voice(clipSettings.voice)
  worker.set_rate(clipSettings.wordsPerMinute)
  worker.set_pitch(clipSettings.pitch)
  const fresh = engine.HEAPU8.slice()

  return (phonemes) => {
    engine.HEAPU8.set(fresh)
    const pieces: Int16Array[] = []
    worker.synthesize(phonemes, (sound) => {
      // A view of the engine's own memory, which the next piece overwrites.
      if (sound) pieces.push(sound.slice())
      return false
    })
    return joined(pieces)
  }
}

/** The engine seeds the breath in its voice from the clock when it starts. */
function atFixedTime<Result>(start: () => Result): Result {
  const now = Date.now
  Date.now = () => 0
  try {
    return start()
  } finally {
    Date.now = now
  }
}

/** The pieces after each other, as numbers from -1 to 1. */
function joined(pieces: readonly Int16Array[]): Float64Array {
  const samples = new Float64Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let end = 0
  for (const piece of pieces) for (const sample of piece) samples[end++] = sample / 32768
  return samples
}
