import { level, type Speak, sampleRate, startSpeechEngine, trim } from '@app/content/audio'
import { type FilmScript, filmVoices } from '@app/content/reader'
import { speech } from '@app/malayalam/sound'
import { filmSettings } from './film-settings.ts'
import { shotsOf, silenceBefore, type TimedLine, type Timeline, type Waits } from './timeline.ts'

export type Narration = { samples: Float64Array; timeline: Timeline }

/** Speaks a script: all its lines with the silences between them, and the time of each word. */
export async function narrate(script: FilmScript, waits: Waits): Promise<Narration> {
  const speakers = new Map<string, Speak>()
  for (const [name, { pitch }] of Object.entries(script.voices))
    speakers.set(name, await startSpeechEngine(filmVoices[pitch]))

  const scenes = script.lines.map(({ scene }) => scene)
  const pieces: Float64Array[] = []
  const lines: TimedLine[] = []
  let now = 0
  const add = (samples: Float64Array) => {
    pieces.push(samples)
    now += samples.length
  }
  script.lines.forEach(({ by, scene, text }, at) => {
    const speak = speakers.get(by)
    if (!speak) throw new Error(`Nobody is called ${by}.`)
    const { samples, words } = speakLine(speak, text)
    add(silence(silenceBefore(scenes, at, waits)))
    const start = seconds(now)
    add(samples)
    const moved = words.map((word) => ({ start: start + word.start, end: start + word.end }))
    lines.push({ by, scene, start, end: seconds(now), words: moved })
  })
  add(silence(filmSettings.pauses.tail))
  const duration = seconds(now)
  return { samples: joined(pieces, now), timeline: { duration, lines, shots: shotsOf(lines, duration) } }
}

/** A line from its first audible sample to the last, as loud as a clip. */
function speakLine(speak: Speak, text: string) {
  const { samples, words } = speak(speech(text))
  const heard = trim(samples, { before: 0, after: 0, shortest: 0 })
  const length = heard.length / sampleRate
  const first = samples.findIndex((sample) => sample === heard[0] && Math.abs(sample) >= 0.004) / sampleRate
  const within = (time: number) => Math.min(Math.max(time - first, 0), length)
  return {
    samples: level(heard),
    words: words.map(({ start, end }) => ({ start: within(start), end: within(end) })),
  }
}

const silence = (length: number) => new Float64Array(Math.round(length * sampleRate))
const seconds = (samples: number) => samples / sampleRate

function joined(pieces: readonly Float64Array[], length: number): Float64Array {
  const samples = new Float64Array(length)
  let at = 0
  for (const piece of pieces) {
    samples.set(piece, at)
    at += piece.length
  }
  return samples
}
