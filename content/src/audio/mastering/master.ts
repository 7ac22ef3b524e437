import { clipSettings, sampleRate } from '../settings.ts'
import { codecDelay } from './encode.ts'
import { level } from './level.ts'
import { trim } from './trim.ts'

const { leadIn, tail, shortest } = clipSettings

/** The codec's own silence counts as lead-in. */
const margins = {
  before: Math.max(0, Math.round(leadIn * sampleRate) - codecDelay),
  after: Math.round(tail * sampleRate),
  shortest: Math.round(shortest * sampleRate) - codecDelay,
}

/**
 * The sound as every clip has it: the same surrounding silence, the same loudness, no peak over the ceiling.
 */
export function master(sound: Float64Array): Float64Array {
  return level(trim(sound, margins))
}
