import { describe, expect, it } from 'vitest'
import { batch } from './batch.ts'

/** Queries that wait until the test answers them. The value of each key is the number of its query. */
function start(limit: number) {
  const asked: (readonly string[])[] = []
  const open: PromiseWithResolvers<void>[] = []
  const value = batch(async (keys) => {
    const number = asked.push(keys)
    const gate = Promise.withResolvers<void>()
    open.push(gate)
    await gate.promise
    return new Map(keys.filter((key) => key !== 'unknown').map((key) => [key, `${key} of ${number}`]))
  }, limit)
  return {
    asked,
    value,
    answer: () => open.shift()?.resolve(),
    fail: (why: Error) => open.shift()?.reject(why),
  }
}

describe('batch', () => {
  it('asks at once when no query is under way', () => {
    const { asked, value } = start(1)
    value('a')
    expect(asked).toEqual([['a']])
  })

  it('asks for all keys that came meanwhile in one query', async () => {
    const { asked, value, answer } = start(1)
    const first = value('a')
    const others = [value('b'), value('c')]
    answer()
    expect(await first).toBe('a of 1')
    expect(asked).toEqual([['a'], ['b', 'c']])
    answer()
    expect(await Promise.all(others)).toEqual(['b of 2', 'c of 2'])
  })

  it('asks again for a key that is being asked for, because that answer may be older than the request', async () => {
    const { value, answer } = start(1)
    const [first, second, third] = [value('a'), value('a'), value('a')]
    answer()
    expect(await first).toBe('a of 1')
    answer()
    expect(await Promise.all([second, third])).toEqual(['a of 2', 'a of 2'])
  })

  it('has no more queries under way than the limit', async () => {
    const { asked, value, answer } = start(2)
    for (const key of ['a', 'b', 'c', 'd']) value(key)
    expect(asked).toEqual([['a'], ['b']])
    answer()
    await expect.poll(() => asked).toEqual([['a'], ['b'], ['c', 'd']])
  })

  it('returns undefined for a key that was not found', async () => {
    const { value, answer } = start(1)
    const unknown = value('unknown')
    answer()
    expect(await unknown).toBeUndefined()
  })

  it('rejects all keys of a failed query, and goes on', async () => {
    const { value, answer, fail } = start(1)
    const first = value('a')
    const [second, third] = [value('b'), value('c')]
    answer()
    await first
    fail(new Error('away'))
    await expect(second).rejects.toThrow('away')
    await expect(third).rejects.toThrow('away')
    const fourth = value('d')
    answer()
    expect(await fourth).toBe('d of 3')
  })
})
