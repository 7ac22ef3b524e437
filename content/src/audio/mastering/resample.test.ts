import { describe, expect, it } from 'vitest'
import { sine, strength } from '../../testing/sounds.ts'
import { resample } from './resample.ts'

const to = 22_050
const middle = (sound: Float64Array) => sound.subarray(sound.length * 0.1, sound.length * 0.9)

describe('a sound at another rate', () => {
  it.each([8000, 16_000, 24_000, 44_100, 48_000])('is the same sound, from %i Hz', (from) => {
    const resampled = resample(sine(1000, 0.5, { sampleRate: from }), from, to)
    const wanted = sine(1000, 0.5, { sampleRate: to })
    expect(resampled).toHaveLength(wanted.length)
    const off = resampled.map((sample, at) => sample - (wanted[at] as number))
    expect(strength(middle(off))).toBeLessThan(0.003)
  })

  it('contains nothing that the new rate cannot represent', () => {
    const resampled = resample(sine(15_000, 0.5, { sampleRate: 48_000 }), 48_000, to)
    expect(strength(middle(resampled))).toBeLessThan(0.001)
  })
})
