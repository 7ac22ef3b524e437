import { describe, expect, it } from 'vitest'
import { sine } from '../testing/sounds.ts'
import { aWav } from '../testing/wav.ts'
import { readWav } from './read-wav.ts'

const tone = sine(440, 0.05, { amplitude: 0.5 })

describe('a WAV', () => {
  it.each([
    { bits: 8, off: 0.01 },
    { bits: 16, off: 1e-4 },
    { bits: 24, off: 1e-6 },
    { bits: 32, off: 1e-8 },
    { bits: 32, float: true, off: 1e-7 },
    { bits: 64, float: true, off: 1e-12 },
    { bits: 16, channels: 2, off: 1e-4 },
    { bits: 24, channels: 2, extensible: true, off: 1e-6 },
    { bits: 32, float: true, extensible: true, off: 1e-7 },
    { bits: 16, open: true, off: 1e-4 },
    { bits: 16, sampleRate: 48_000, off: 1e-4 },
  ])('is read: $bits bits, $channels channels, float $float, $sampleRate Hz', ({ off, ...options }) => {
    const { samples, sampleRate } = readWav(aWav(tone, options))
    expect(sampleRate).toBe(options.sampleRate ?? 22_050)
    expect(samples).toHaveLength(tone.length)
    const furthest = Math.max(...samples.map((sample, at) => Math.abs(sample - (tone[at] ?? 0))))
    expect(furthest).toBeLessThan(off)
  })

  it('is read up to the point where it breaks off', () => {
    const { samples } = readWav(aWav(tone).subarray(0, 44 + 100))
    expect(samples).toHaveLength(50)
  })
})

describe('a WAV that cannot be read', () => {
  const text = (said: string) => new TextEncoder().encode(said)
  const changed = (at: number, value: number) => {
    const wav = aWav(tone)
    wav[at] = value
    return wav
  }
  it.each([
    {
      what: 'HTML',
      bytes: text('<!doctype html><title>Sign in</title>'),
      sentence: 'This is no WAV but HTML.',
    },
    { what: 'JSON', bytes: text('{"error":"busy"}'), sentence: 'This is no WAV but JSON.' },
    { what: 'nothing', bytes: text(''), sentence: 'This is no WAV but empty.' },
    {
      what: 'an mp3',
      bytes: Uint8Array.from({ length: 99 }, () => 255),
      sentence: 'This is no WAV but something else.',
    },
    { what: 'a header alone', bytes: aWav(tone).subarray(0, 36), sentence: 'This WAV has no sound in it.' },
    {
      what: 'A-law',
      bytes: changed(20, 6),
      sentence: 'This WAV is of an unknown kind: format 6 with 16 bits.',
    },
    { what: 'six channels', bytes: changed(22, 6), sentence: 'This WAV has 6 channels, not one or two.' },
    {
      what: 'no number',
      bytes: aWav([Number.NaN], { bits: 32, float: true }),
      sentence: 'This WAV has samples that are no numbers.',
    },
  ])('is refused in a sentence: $what', ({ bytes, sentence }) => {
    expect(() => readWav(bytes)).toThrow(sentence)
  })
})
