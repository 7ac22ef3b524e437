import startEspeak from '@echogarden/espeak-ng-emscripten'
import { clipSettings } from '../settings.ts'
import { mendEngine } from './mend-engine.ts'

/** A voice of the engine by the engine's name, with its speed and pitch. */
export type Voice = { voice: string; wordsPerMinute: number; pitch: number }

/** When a word is heard, in seconds from the beginning of the sound. */
export type WordTime = { start: number; end: number }
type Spoken = { samples: Float64Array; words: WordTime[] }

/**
 * Speaks phonemes as `speech` in packages/malayalam spells them. A comma makes a pause, a question mark
 * raises the voice.
 */
export type Speak = (phonemes: string) => Spoken

/**
 * eSpeak NG in WebAssembly with our own phonemes in its tables. Each time it speaks as if it had just
 * started, so that a clip does not depend on earlier ones.
 */
export async function startSpeechEngine({
  voice,
  wordsPerMinute,
  pitch,
}: Voice = clipSettings): Promise<Speak> {
  const engine = await startEspeak()
  mendEngine(engine.FS)
  const worker = atFixedTime(() => new engine.eSpeakNGWorker())
  worker.set_voice(voice)
  worker.set_rate(wordsPerMinute)
  worker.set_pitch(pitch)
  const fresh = engine.HEAPU8.slice()

  return (phonemes) => {
    engine.HEAPU8.set(fresh)
    const pieces: Int16Array[] = []
    const events: Event[] = []
    worker.synthesize(phonemes, (sound, said) => {
      // A view of the engine's own memory, which the next piece overwrites.
      if (sound) pieces.push(sound.slice())
      events.push(...said)
      return false
    })
    return { samples: joined(pieces), words: wordTimes(events) }
  }
}

/** When it starts, the engine seeds the breath in its voice from the clock. */
function atFixedTime<Result>(start: () => Result): Result {
  const now = Date.now
  Date.now = () => 0
  try {
    return start()
  } finally {
    Date.now = now
  }
}

type Event = { type: string; audio_position: number; id?: number | string }

/** A word ends where the next begins, or where the engine is silent: a phoneme without a name. */
function wordTimes(events: readonly Event[]): WordTime[] {
  const ends = events.filter(
    ({ type, id }) => type === 'word' || type === 'end' || (type === 'phoneme' && !id),
  )
  return ends.flatMap(({ type, audio_position: start }, at) => {
    const end = ends[at + 1]?.audio_position ?? start
    return type === 'word' ? [{ start: start / 1000, end: end / 1000 }] : []
  })
}

/** The pieces after each other, as numbers from -1 to 1. */
function joined(pieces: readonly Int16Array[]): Float64Array {
  const samples = new Float64Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let end = 0
  for (const piece of pieces) for (const sample of piece) samples[end++] = sample / 32768
  return samples
}
