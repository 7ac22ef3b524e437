import { kWeight } from './k-weighting.ts'

const blockSeconds = 0.4
const stepSeconds = 0.1
const absoluteGate = -70
const relativeGate = -10

/**
 * The integrated loudness of one channel in LUFS (ITU-R BS.1770-4): the mean over blocks of 0.4 s, without
 * silent blocks and those far below the rest. A sound shorter than a block counts as one.
 */
export function loudness(samples: ArrayLike<number>, sampleRate: number): number {
  const powers = blockPowers(kWeight(samples, sampleRate), sampleRate)
  const heard = powers.filter((power) => inLufs(power) > absoluteGate)
  const threshold = inLufs(mean(heard)) + relativeGate
  return inLufs(mean(heard.filter((power) => inLufs(power) > threshold)))
}

function blockPowers(weighted: Float64Array, sampleRate: number): number[] {
  const block = Math.min(Math.round(blockSeconds * sampleRate), weighted.length)
  const step = Math.round(stepSeconds * sampleRate)
  const powers: number[] = []
  for (let start = 0; start + block <= weighted.length && block > 0; start += step) {
    let sum = 0
    for (let at = start; at < start + block; at++) sum += (weighted[at] ?? 0) ** 2
    powers.push(sum / block)
  }
  return powers
}

const inLufs = (power: number) => -0.691 + 10 * Math.log10(power)

const mean = (powers: readonly number[]) =>
  powers.length > 0 ? powers.reduce((sum, power) => sum + power, 0) / powers.length : 0
