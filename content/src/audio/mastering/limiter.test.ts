import { describe, expect, it } from 'vitest'
import { joined, sine } from '../../testing/sounds.ts'
import { limit } from './limiter.ts'
import { truePeak } from './true-peak.ts'

const quiet = sine(440, 0.2, { amplitude: 0.3 })
const loud = sine(440, 0.05, { amplitude: 0.9 })

describe('limit', () => {
  it('changes nothing under the ceiling', () => {
    expect(limit(quiet, 0.5, 22_050)).toBe(quiet)
  })

  it('holds every peak under the ceiling, also between samples', () => {
    expect(truePeak(limit(joined(quiet, loud, quiet), 0.5, 22_050))).toBeLessThan(0.51)
  })

  it('changes nothing away from the peak', () => {
    const sound = joined(quiet, loud, quiet)
    const limited = limit(sound, 0.5, 22_050)
    const away = [...sound.keys()].filter(
      (at) => Math.abs(at - quiet.length - loud.length / 2) > loud.length / 2 + 100,
    )
    expect(away.every((at) => Math.abs((limited[at] ?? 0) - (sound[at] ?? 0)) < 1e-9)).toBe(true)
  })

  it('turns down slowly: no step from sample to sample grows', () => {
    const sound = joined(quiet, loud, quiet)
    const step = (samples: Float64Array) =>
      samples.reduce((most, sample, at) => Math.max(most, Math.abs(sample - (samples[at - 1] ?? 0))), 0)
    expect(step(limit(sound, 0.5, 22_050))).toBeLessThan(step(sound))
  })
})
