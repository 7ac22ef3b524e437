import { describe, expect, it } from 'vitest'
import { fairQueue } from './fair-queue.ts'

const bounds = {
  concurrency: 2,
  concurrencyEach: 1,
  maxJobs: 6,
  maxJobsEach: 4,
  busy: 'texts-busy' as const,
}

/** Work that ends when the test says so, and what has begun so far. */
function start(changed: Partial<typeof bounds> = {}) {
  const run = fairQueue({ ...bounds, ...changed })
  const begun: string[] = []
  const ends = new Map<string, PromiseWithResolvers<void>>()
  const ask = (asker: string, name: string) =>
    run(asker, () => {
      begun.push(name)
      const end = Promise.withResolvers<void>()
      ends.set(name, end)
      return end.promise
    })
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  const done = async (name: string) => {
    ends.get(name)?.resolve()
    await settle()
  }
  return { ask, begun, done, settle, fail: (name: string) => ends.get(name)?.reject(new Error('broke')) }
}

describe('a fair queue', () => {
  it('lets another learner pass the jobs of one who asked for many', async () => {
    const { ask, begun, done, settle } = start()
    for (const name of ['a1', 'a2', 'a3']) void ask('a', name)
    await settle()
    void ask('b', 'b1')
    await settle()
    expect(begun).toEqual(['a1', 'b1'])
    await done('a1')
    expect(begun).toEqual(['a1', 'b1', 'a2'])
  })

  it('gives each a turn when more ask than run at once', async () => {
    const { ask, begun, done, settle } = start({ concurrency: 1 })
    for (const name of ['a1', 'a2', 'a3']) void ask('a', name)
    void ask('b', 'b1')
    void ask('c', 'c1')
    await settle()
    for (const name of ['a1', 'b1', 'c1', 'a2']) await done(name)
    expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'a3'])
  })

  it('refuses one learner too many jobs, and still has room for others', async () => {
    const { ask, begun, settle } = start()
    for (const name of ['a1', 'a2', 'a3', 'a4']) void ask('a', name)
    await expect(ask('a', 'a5')).rejects.toMatchObject({ code: 'unavailable', said: bounds.busy })
    void ask('b', 'b1')
    await settle()
    expect(begun).toEqual(['a1', 'b1'])
  })

  it('refuses too many jobs in all', async () => {
    const { ask, settle } = start()
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) void ask(name, name)
    await settle()
    await expect(ask('g', 'g')).rejects.toMatchObject({ code: 'unavailable' })
  })

  it('goes on after work that failed, and reports the failure', async () => {
    const { ask, begun, fail, settle } = start()
    const failing = ask('a', 'a1')
    void ask('a', 'a2')
    await settle()
    fail('a1')
    await expect(failing).rejects.toThrow('broke')
    await settle()
    expect(begun).toEqual(['a1', 'a2'])
  })
})
