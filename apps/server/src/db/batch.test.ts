import { describe, expect, it } from 'vitest'
import { batch } from './batch.ts'

/** Queries that wait until the test answers them. The value of each key is the number of its query. */
function start(limit: number) {
  const queries: (readonly string[])[] = []
  const open: PromiseWithResolvers<void>[] = []
  const value = batch(async (keys) => {
    const number = queries.push(keys)
    const gate = Promise.withResolvers<void>()
    open.push(gate)
    await gate.promise
    return new Map(keys.filter((key) => key !== 'unknown').map((key) => [key, `${key} of ${number}`]))
  }, limit)
  return {
    queries,
    value,
    reply: () => open.shift()?.resolve(),
    fail: (why: Error) => open.shift()?.reject(why),
  }
}

describe('batch', () => {
  it('asks at once when no query is under way', () => {
    const { queries, value } = start(1)
    value('a')
    expect(queries).toEqual([['a']])
  })

  it('asks for all keys that came meanwhile in one query', async () => {
    const { queries, value, reply } = start(1)
    const first = value('a')
    const others = [value('b'), value('c')]
    reply()
    expect(await first).toBe('a of 1')
    expect(queries).toEqual([['a'], ['b', 'c']])
    reply()
    expect(await Promise.all(others)).toEqual(['b of 2', 'c of 2'])
  })

  it('asks again for a key that is being asked for, because that answer may be older than the request', async () => {
    const { value, reply } = start(1)
    const [first, second, third] = [value('a'), value('a'), value('a')]
    reply()
    expect(await first).toBe('a of 1')
    reply()
    expect(await Promise.all([second, third])).toEqual(['a of 2', 'a of 2'])
  })

  it('has no more queries under way than the limit', async () => {
    const { queries, value, reply } = start(2)
    for (const key of ['a', 'b', 'c', 'd']) value(key)
    expect(queries).toEqual([['a'], ['b']])
    reply()
    await expect.poll(() => queries).toEqual([['a'], ['b'], ['c', 'd']])
  })

  it('returns undefined for a key that was not found', async () => {
    const { value, reply } = start(1)
    const unknown = value('unknown')
    reply()
    expect(await unknown).toBeUndefined()
  })

  it('rejects all keys of a failed query, and goes on', async () => {
    const { value, reply, fail } = start(1)
    const first = value('a')
    const [second, third] = [value('b'), value('c')]
    reply()
    await first
    fail(new Error('away'))
    await expect(second).rejects.toThrow('away')
    await expect(third).rejects.toThrow('away')
    const fourth = value('d')
    reply()
    expect(await fourth).toBe('d of 3')
  })
})
