import { expect, it } from 'vitest'
import { limitConcurrency } from './limit-concurrency.ts'

it('runs `count` at a time, in the order they came, and goes on after a failure', async () => {
  const limited = limitConcurrency(2)
  const started: number[] = []
  const endings: (() => void)[] = []
  const work = (n: number) => () =>
    new Promise<void>((resolve, reject) => {
      started.push(n)
      endings.push(n === 1 ? () => reject(new Error('failed')) : resolve)
    })
  const runs = [1, 2, 3, 4].map((n) => limited(work(n)).catch(() => {}))
  await Promise.resolve()
  expect(started).toEqual([1, 2])

  endings[0]?.()
  await runs[0]
  await Promise.resolve()
  expect(started).toEqual([1, 2, 3])
  endings[1]?.()
  await runs[1]
  await Promise.resolve()
  expect(started).toEqual([1, 2, 3, 4])
  for (const end of endings) end()
  await Promise.all(runs)
  expect(await limited(async () => 'free again')).toBe('free again')
})
