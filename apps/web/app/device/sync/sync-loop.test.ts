import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Outcome, syncLoop } from './sync-loop.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A loop with given outcomes, and the seconds at which it ran. */
function aLoop(outcomeOf: (run: number) => Outcome | Error) {
  const start = Date.now()
  const runs: number[] = []
  const loop = syncLoop(async () => {
    runs.push((Date.now() - start) / 1000)
    const outcome = outcomeOf(runs.length)
    if (outcome instanceof Error) throw outcome
    return outcome
  })
  return { runs, ...loop }
}

it('tries again after 1, 2, 4 … 60 seconds, and from the beginning after a success', async () => {
  const { runs, wake } = aLoop((run) => (run === 9 ? 'settled' : 'later'))
  wake()
  await vi.advanceTimersByTimeAsync(190_000)
  expect(runs).toEqual([0, 1, 3, 7, 15, 31, 63, 123, 183])
  wake()
  await vi.advanceTimersByTimeAsync(4000)
  expect(runs.slice(9)).toEqual([190, 191, 193])
})

it('tries again after a bug, too', async () => {
  const { runs, wake } = aLoop((run) => (run === 1 ? new Error('a bug') : 'settled'))
  wake()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(runs).toEqual([0, 1])
})

it('waits to be woken while nobody is signed in', async () => {
  const { runs, wake } = aLoop(() => 'waiting')
  wake()
  await vi.advanceTimersByTimeAsync(200_000)
  expect(runs).toEqual([0])
})

it('hears what woke it while it found nobody signed in', async () => {
  const { runs, wake } = aLoop((run) => {
    if (run === 1) wake()
    return 'waiting'
  })
  wake()
  await vi.advanceTimersByTimeAsync(200_000)
  expect(runs).toEqual([0, 0])
})

it('runs at once when woken, one at a time, and once more for all wakes in between', async () => {
  const { runs, wake } = aLoop((run) => (run < 3 ? 'later' : 'settled'))
  wake()
  await vi.advanceTimersByTimeAsync(500)
  wake()
  wake()
  wake()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(runs).toEqual([0, 0.5, 2.5])
  wake()
  wake()
  wake()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(runs.slice(3)).toEqual([10.5, 10.5])
})

it('does not try again after it is stopped', async () => {
  const { runs, wake, stop } = aLoop(() => 'later')
  wake()
  await vi.advanceTimersByTimeAsync(500)
  stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(runs).toEqual([0])
})
