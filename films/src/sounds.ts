import { sampleRate } from '@app/content/audio'

/**
 * A sound of the place: a single sound at a moment, or a background sound under the voices from one moment to
 * another. Times are in seconds.
 */
export type Sound =
  | { kind: 'chenda' | 'stone' | 'clink' | 'hop'; at: number; loud?: number }
  | {
      kind: 'rain' | 'engine' | 'water' | 'birds' | 'crickets' | 'clapping' | 'fire' | 'wind'
      from: number
      to: number
      loud?: number
    }

/** The level of a background sound below the voices, as a factor. */
const bedLevel = 0.05
const strokeLevel = 0.22
const edge = 0.7

/** All the sounds of a film, as long as the film. */
export function placeSounds(sounds: readonly Sound[], length: number): Float64Array {
  const mixed = new Float64Array(length)
  for (const sound of sounds) {
    const loud = sound.loud ?? 1
    if ('at' in sound)
      add(mixed, strokes[sound.kind](), Math.round(sound.at * sampleRate), loud * strokeLevel)
    else addBed(mixed, beds[sound.kind], sound.from, sound.to, loud * bedLevel)
  }
  return mixed
}

function add(mixed: Float64Array, samples: Float64Array, start: number, loud: number) {
  for (let at = 0; at < samples.length && start + at < mixed.length; at++)
    if (start + at >= 0) mixed[start + at] = (mixed[start + at] ?? 0) + (samples[at] ?? 0) * loud
}

function addBed(mixed: Float64Array, bed: Bed, from: number, to: number, loud: number) {
  const start = Math.max(0, Math.round(from * sampleRate))
  const end = Math.min(mixed.length, Math.round(to * sampleRate))
  const next = bed()
  for (let at = start; at < end; at++) {
    const t = at / sampleRate
    const fade = Math.min(1, (t - from) / edge, (to - t) / edge)
    mixed[at] = (mixed[at] ?? 0) + next(t) * Math.max(0, fade) * loud
  }
}

type Bed = () => (t: number) => number

/** Noise from -1 to 1, the same each time. */
function noise(seed: number) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0
    return state / 2147483648
  }
}

/** Noise without frequencies above about this number of hertz. */
function soft(seed: number, hertz: number) {
  const next = noise(seed)
  const share = Math.min(1, (2 * Math.PI * hertz) / sampleRate)
  let low = 0
  return () => {
    low += (next() - low) * share
    return low
  }
}

const tone = (t: number, hertz: number) => Math.sin(2 * Math.PI * hertz * t)
const gust = (t: number, seconds: number, phase = 0) =>
  0.5 + 0.5 * Math.sin(2 * Math.PI * (t / seconds + phase))

const beds: Record<Extract<Sound, { from: number }>['kind'], Bed> = {
  rain: () => {
    const fine = noise(7)
    const body = soft(11, 1800)
    return (t) => body() * 1.6 + fine() * 0.22 * (0.8 + 0.2 * gust(t, 3.7))
  },
  wind: () => {
    const body = soft(13, 420)
    return (t) => body() * 3 * (0.4 + 0.6 * gust(t, 5.3))
  },
  engine: () => {
    const body = soft(17, 160)
    return (t) =>
      (tone(t, 46) * 0.5 + tone(t, 92.6) * 0.3 + tone(t, 139) * 0.12) * (0.85 + 0.15 * tone(t, 11)) +
      body() * 2
  },
  water: () => {
    const body = soft(19, 700)
    return (t) => body() * 2.2 * (0.25 + 0.75 * gust(t, 2.9) * gust(t, 4.3, 0.3))
  },
  fire: () => {
    const body = soft(23, 500)
    const crack = noise(29)
    return () => body() * 1.4 + (crack() > 0.9994 ? 4 * crack() : 0)
  },
  crickets: () => (t) =>
    tone(t, 4180) * 0.3 * Math.max(0, tone(t, 24)) * (tone(t, 0.55) > -0.2 ? 1 : 0) +
    tone(t, 3620) * 0.16 * Math.max(0, tone(t, 19)) * (tone(t, 0.37) > 0.1 ? 1 : 0),
  birds: () => (t) => {
    const within = t % 3.9
    const call = Math.floor(t / 3.9) % 3
    const chirp = within < 0.9 ? within % 0.3 : 1
    if (chirp > 0.16) return 0
    const hertz = 2300 + call * 380 + 900 * Math.sin((chirp / 0.16) * Math.PI)
    return Math.sin(2 * Math.PI * hertz * chirp) * 0.5 * Math.sin((chirp / 0.16) * Math.PI)
  },
  clapping: () => {
    const crack = noise(31)
    const body = soft(37, 2600)
    let ring = 0
    return () => {
      if (crack() > 0.998) ring = 1
      ring *= 0.996
      return body() * 2.2 * (0.35 + ring)
    }
  },
}

const strokes: Record<Extract<Sound, { at: number }>['kind'], () => Float64Array> = {
  /** A short bright crack, and a skin whose pitch falls and fades. */
  chenda: () =>
    struck(
      0.28,
      (t, crack) =>
        Math.sin(2 * Math.PI * (205 * t + 26 * (1 - Math.exp(-t * 30)))) * Math.exp(-t * 17) +
        crack * Math.exp(-t * 90) * 0.9,
    ),
  stone: () =>
    struck(
      0.09,
      (t, crack) =>
        (tone(t, 1480) * 0.5 + tone(t, 2270) * 0.3) * Math.exp(-t * 75) + crack * Math.exp(-t * 200) * 0.5,
    ),
  clink: () => struck(0.5, (t) => (tone(t, 2090) * 0.4 + tone(t, 3310) * 0.22) * Math.exp(-t * 11)),
  hop: () =>
    struck(0.12, (t, crack) => tone(t, 120 - t * 300) * Math.exp(-t * 38) + crack * Math.exp(-t * 120) * 0.2),
}

function struck(seconds: number, wave: (t: number, crack: number) => number): Float64Array {
  const crack = noise(41)
  return Float64Array.from(
    { length: Math.round(seconds * sampleRate) },
    (_, at) => wave(at / sampleRate, crack()) * Math.min(1, at / 20),
  )
}
