import { describe, expect, it } from 'vitest'
import { strength } from '../testing/sounds.ts'
import { chime, chimes } from './chime.ts'
import { sampleRate } from './settings.ts'

describe.each(Object.entries(chimes))('the %s sound', (_, notes) => {
  const sound = chime(notes)

  it('is short', () => {
    expect(sound.length / sampleRate).toBeGreaterThanOrEqual(0.25)
    expect(sound.length / sampleRate).toBeLessThanOrEqual(0.6)
  })

  it('begins and ends without a click', () => {
    expect([sound[0], sound.at(-1)]).toEqual([0, 0])
    const step = sound.reduce(
      (most, sample, at) => Math.max(most, Math.abs(sample - (sound[at - 1] ?? 0))),
      0,
    )
    expect(step / Math.max(...sound)).toBeLessThan(0.5)
  })

  it('dies away', () => {
    const half = sound.length / 2
    expect(strength(sound.slice(half))).toBeLessThan(strength(sound.slice(0, half)) / 2)
  })
})

it('rises for right and falls for wrong, which is lower', () => {
  const heights = ({ notes }: (typeof chimes)[keyof typeof chimes]) => notes.map(({ hertz }) => hertz)
  const [first, second] = heights(chimes.right)
  const [high, low] = heights(chimes.wrong)
  expect(second).toBeGreaterThan(first ?? 0)
  expect(low).toBeLessThan(high ?? 0)
  expect(high).toBeLessThan((first ?? 0) / 2)
})
