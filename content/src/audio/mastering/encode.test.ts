import { describe, expect, it } from 'vitest'
import { silence, sine } from '../../testing/sounds.ts'
import { clipSettings, sampleRate } from '../settings.ts'
import { asPlayed, codecDelay, codecGain, startEncoder } from './encode.ts'

const encode = await startEncoder()
const sound = sine(440, 0.5, { amplitude: 0.3 })

describe('the encoder', () => {
  it('writes MPEG-2 layer III, mono, at the bit rate and sample rate of the settings', () => {
    const mp3 = encode(sound)
    // Frame header: eleven bits of sync, version 2, layer III, no checksum; bit rate 40 kbit/s; 22.05 kHz;
    // one channel.
    expect([...mp3.subarray(0, 3)]).toEqual([0xff, 0xf3, 0x50])
    expect((mp3[3] ?? 0) >> 6).toBe(3)
  })

  it('gives the same bytes for the same samples, whatever came before', () => {
    const first = encode(sound)
    encode(sine(880, 1))
    expect(encode(sound)).toEqual(first)
  })

  it.each([1, 576, 577, 1105, 11_025, 20_000])(
    'makes of %d samples the frames that asPlayed says',
    (samples) => {
      const bytes = encode(silence(samples / sampleRate)).length
      const bytesPerFrame = (72 * clipSettings.kilobitsPerSecond * 1000) / sampleRate
      expect(Math.round(bytes / bytesPerFrame)).toBe(asPlayed(silence(samples / sampleRate)).length / 576)
    },
  )
})

it('plays the sound after the codec’s silence, and quieter by LAME’s gain', () => {
  const played = asPlayed(Float64Array.of(1, -1))
  expect([...played.subarray(codecDelay - 1, codecDelay + 3)]).toEqual([0, codecGain, -codecGain, 0])
})
