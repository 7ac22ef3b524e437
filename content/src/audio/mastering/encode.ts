import { createMp3Encoder } from 'wasm-media-encoders'
import { clipSettings, sampleRate } from '../settings.ts'

/** Samples of silence that MPEG's filters add before the sound. Players play them. */
export const codecDelay = 1105
/** LAME makes everything quieter by this factor, to have headroom. */
export const codecGain = 0.95
const frameLength = 576

export type Encode = (samples: Float64Array) => Uint8Array

/** LAME in WebAssembly, so that the same samples give the same mp3 on every machine. */
export async function startEncoder(): Promise<Encode> {
  const encoder = await createMp3Encoder()
  return (samples) => {
    encoder.configure({ sampleRate, channels: 1, bitrate: clipSettings.kilobitsPerSecond })
    // The encoder returns views of its own memory, which the next call overwrites.
    const frames = encoder.encode([Float32Array.from(samples)]).slice()
    return Buffer.concat([frames, encoder.finalize()])
  }
}

/** The samples as a player plays them, without the codec's losses: whole frames, its silence first. */
export function asPlayed(samples: Float64Array): Float64Array {
  const frames = Math.ceil(samples.length / frameLength) + 2
  const played = new Float64Array(frames * frameLength)
  for (let at = 0; at < samples.length; at++) played[codecDelay + at] = (samples[at] ?? 0) * codecGain
  return played
}
