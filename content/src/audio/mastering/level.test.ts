import { expect, it } from 'vitest'
import { silence, sine } from '../../testing/sounds.ts'
import { level } from './level.ts'

it('is one gain if no peak is too high', () => {
  const sound = sine(500, 1, { amplitude: 0.02 })
  const levelled = level(sound)
  const gains = [100, 1000, 20_000].map((at) => (levelled[at] ?? 0) / (sound[at] ?? 1))
  expect(Math.max(...gains) - Math.min(...gains)).toBeLessThan(1e-9)
})

it('leaves silence silent', () => {
  expect([...level(silence(0.01))].every((sample) => sample === 0)).toBe(true)
})
