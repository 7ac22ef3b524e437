import { expect, it } from 'vitest'
import { sine, strength } from '../../testing/sounds.ts'
import { toDecibels } from './decibels.ts'
import { highPass, kWeight, shelf } from './k-weighting.ts'

it('has at 48 kHz the factors of ITU-R BS.1770-4, tables 1 and 2', () => {
  const [table1, table2] = [shelf(48_000), highPass(48_000)]
  const expected = [
    1.53512485958697, -2.69169618940638, 1.19839281085285, -1.69065929318241, 0.73248077421585,
  ]
  for (const [at, factor] of [...table1.b, ...table1.a].entries())
    expect(factor).toBeCloseTo(expected[at] ?? 0, 8)
  expect(table2.b).toEqual([1, -2, 1])
  for (const [at, factor] of [-1.99004745483398, 0.99007225036621].entries())
    expect(table2.a[at]).toBeCloseTo(factor, 8)
})

it.each([
  { hertz: 50, decibels: -3.9 },
  { hertz: 1000, decibels: 0.7 },
  { hertz: 4000, decibels: 4 },
])('weights $hertz Hz the same at every sample rate', ({ hertz, decibels }) => {
  for (const sampleRate of [22_050, 48_000]) {
    const sound = sine(hertz, 2, { sampleRate })
    const change = toDecibels(strength(kWeight(sound, sampleRate).subarray(sampleRate)) / strength(sound))
    expect(Math.abs(change - decibels)).toBeLessThan(0.35)
  }
})
