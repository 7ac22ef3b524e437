import { describe, expect, it } from 'vitest'
import { joined, silence, sine } from '../../testing/sounds.ts'
import { loudness } from './loudness.ts'

describe('loudness', () => {
  it.each([48_000, 22_050])(
    'is -3.01 LUFS for a full-scale sine of 997 Hz in one channel, at %d Hz (BS.1770-4)',
    (sampleRate) => {
      expect(loudness(sine(997, 3, { sampleRate }), sampleRate)).toBeCloseTo(-3.01, 1)
    },
  )

  it('goes down by a decibel with each decibel', () => {
    expect(loudness(sine(997, 3, { amplitude: 0.1 }), 22_050)).toBeCloseTo(-23.01, 1)
  })

  it('does not count silence around the sound', () => {
    const sound = sine(997, 3, { amplitude: 0.1 })
    const within = joined(silence(2), sound, silence(3))
    expect(Math.abs(loudness(within, 22_050) - loudness(sound, 22_050))).toBeLessThan(0.5)
  })

  it('does not count what is more than ten decibels below the rest', () => {
    const loud = sine(997, 3, { amplitude: 0.1 })
    const soft = sine(997, 6, { amplitude: 0.01 })
    expect(Math.abs(loudness(joined(loud, soft), 22_050) - loudness(loud, 22_050))).toBeLessThan(0.4)
  })

  it('counts a sound shorter than a block as one', () => {
    expect(loudness(sine(997, 0.2, { amplitude: 0.1 }), 22_050)).toBeCloseTo(-23, 0)
  })

  it.each([0, 0.1, 2])('is minus infinity for %d s of silence', (seconds) => {
    expect(loudness(silence(seconds), 22_050)).toBe(Number.NEGATIVE_INFINITY)
  })
})
