import { sampleRate } from './settings.ts'

/** A struck key: when, how high, and in how many seconds it fades to a third. */
type Note = { at: number; hertz: number; seconds: number }
export type Chime = { seconds: number; notes: readonly Note[] }

/** The sounds of the app itself, under names that never change (docs/product.md). */
export const chimes = {
  /** A light third upwards: E and G sharp. */
  right: {
    seconds: 0.55,
    notes: [
      { at: 0, hertz: 659.26, seconds: 0.14 },
      { at: 0.11, hertz: 830.61, seconds: 0.2 },
    ],
  },
  /** A soft third downwards, more than an octave below: it says no without scolding. */
  wrong: {
    seconds: 0.45,
    notes: [
      { at: 0, hertz: 293.66, seconds: 0.1 },
      { at: 0.13, hertz: 246.94, seconds: 0.14 },
    ],
  },
} as const satisfies Record<string, Chime>

/**
 * The overtones of a struck wooden bar, tuned like a marimba's: how high, how strong, how much sooner they
 * fade.
 */
const overtones = [
  { ratio: 1, strength: 1, sooner: 1 },
  { ratio: 3.98, strength: 0.18, sooner: 5 },
  { ratio: 9.2, strength: 0.05, sooner: 12 },
]

export function chime({ seconds, notes }: Chime): Float64Array {
  const sound = new Float64Array(Math.round(seconds * sampleRate))
  for (const note of notes)
    for (const { ratio, strength, sooner } of overtones)
      strike(sound, { at: note.at, hertz: note.hertz * ratio, seconds: note.seconds / sooner }, strength)
  return fadeOut(sound)
}

/**
 * Adds a tone that fades: a resonator that is struck once. It only multiplies and adds, with rounded factors,
 * so that every machine makes the same samples.
 */
function strike(sound: Float64Array, { at: moment, hertz, seconds }: Note, strength: number) {
  const start = Math.round(moment * sampleRate)
  const angle = (2 * Math.PI * hertz) / sampleRate
  const decay = Math.exp(-1 / (seconds * sampleRate))
  const previous = round(2 * decay * Math.cos(angle))
  const beforeThat = round(-decay * decay)
  let last = round(strength * Math.sin(angle))
  let older = 0
  for (let at = start; at < sound.length; at++) {
    // The first hundred samples rise, so that the stroke is heard without a click.
    sound[at] = (sound[at] ?? 0) + older * Math.min(1, (at - start) / 100)
    const next = previous * last + beforeThat * older
    older = last
    last = next
  }
}

/** Fades to silence over the last fifth. */
function fadeOut(sound: Float64Array): Float64Array {
  const fade = sound.length / 5
  return sound.map((sample, at) => sample * Math.min(1, (sound.length - 1 - at) / fade))
}

const round = (factor: number) => Math.round(factor * 1e9) / 1e9
