import { clipSettings, sampleRate } from '../settings.ts'
import { fromDecibels } from './decibels.ts'
import { asPlayed, codecGain } from './encode.ts'
import { limit } from './limiter.ts'
import { loudness } from './loudness.ts'

/**
 * The sound at the loudness of every clip, below its highest allowed peak. If a single gain would exceed the
 * peak, the limiter holds it.
 */
export function level(samples: Float64Array): Float64Array {
  const ceiling = fromDecibels(clipSettings.truePeak) / codecGain
  let gain = 1
  let levelled = samples
  for (let rounds = 0; rounds < 8; rounds++) {
    const missing = clipSettings.loudness - loudness(asPlayed(levelled), sampleRate)
    if (Math.abs(missing) < 0.02 || !Number.isFinite(missing)) break
    gain *= fromDecibels(missing)
    const louder = samples.map((sample) => sample * gain)
    levelled = limit(louder, ceiling, sampleRate)
    // Stop when what the limiter left unchanged is as loud as it should be.
    if (levelled === louder) break
  }
  return levelled
}
