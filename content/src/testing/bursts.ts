import { powerSpectrum } from '../audio/spectrum.ts'

const sampleRate = 22_050
const step = 110

/** How loud each 5 ms of a sound is, in decibels below its loudest. */
function levels(sound: Float64Array): number[] {
  const powers = Array.from({ length: Math.floor(sound.length / step) }, (_, at) =>
    sound.subarray(at * step, (at + 1) * step).reduce((sum, sample) => sum + sample * sample, 1e-12),
  )
  const loudest = Math.max(...powers)
  return powers.map((power) => 10 * Math.log10(power / loudest))
}

/** The closures inside a word: silences between audible parts, with the places of their 5 ms. */
export function closures(sound: Float64Array, silence = -45): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = []
  const level = levels(sound)
  const first = level.findIndex((one) => one > silence)
  const last = level.findLastIndex((one) => one > silence)
  for (let at = first; at < last; at++) {
    if ((level[at] ?? 0) > silence) continue
    const open = found.at(-1)
    if (open?.end === at) open.end = at + 1
    else found.push({ start: at, end: at + 1 })
  }
  // A silence shorter than 20 ms is not a closure.
  return found.filter(({ start, end }) => end - start >= 4)
}

/**
 * The burst after a closure: its loudest level in the first 15 ms, and the middle of its spectrum in hertz.
 */
export function burstBehind(sound: Float64Array, { end }: { end: number }): { level: number; hertz: number } {
  const level = Math.max(...levels(sound).slice(end, end + 3))
  const burst = new Float64Array(256)
  burst.set(sound.subarray(end * step, end * step + 256))
  const spectrum = powerSpectrum(burst)
  const total = spectrum.reduce((sum, power) => sum + power, 0)
  const middle = spectrum.reduce((sum, power, at) => sum + power * at, 0) / total
  return { level, hertz: (middle * sampleRate) / 256 }
}
