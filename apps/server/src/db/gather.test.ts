import { describe, expect, it } from 'vitest'
import { gather } from './gather.ts'

/** Questions that wait for the test to answer them: each key's value is the number of the question it was in. */
function start(most: number) {
  const asked: (readonly string[])[] = []
  const open: PromiseWithResolvers<void>[] = []
  const value = gather(async (keys) => {
    const number = asked.push(keys)
    const gate = Promise.withResolvers<void>()
    open.push(gate)
    await gate.promise
    return new Map(keys.filter((key) => key !== 'unknown').map((key) => [key, `${key} of ${number}`]))
  }, most)
  return {
    asked,
    value,
    answer: () => open.shift()?.resolve(),
    fail: (why: Error) => open.shift()?.reject(why),
  }
}

describe('gather', () => {
  it('asks at once when nothing is under way', () => {
    const { asked, value } = start(1)
    value('a')
    expect(asked).toEqual([['a']])
  })

  it('asks for all that came meanwhile by one question', async () => {
    const { asked, value, answer } = start(1)
    const first = value('a')
    const others = [value('b'), value('c')]
    answer()
    expect(await first).toBe('a of 1')
    expect(asked).toEqual([['a'], ['b', 'c']])
    answer()
    expect(await Promise.all(others)).toEqual(['b of 2', 'c of 2'])
  })

  it('asks anew for what is being asked: that answer may be older than the request', async () => {
    const { value, answer } = start(1)
    const [first, second, third] = [value('a'), value('a'), value('a')]
    answer()
    expect(await first).toBe('a of 1')
    answer()
    expect(await Promise.all([second, third])).toEqual(['a of 2', 'a of 2'])
  })

  it('has no more questions under way than it may', async () => {
    const { asked, value, answer } = start(2)
    for (const key of ['a', 'b', 'c', 'd']) value(key)
    expect(asked).toEqual([['a'], ['b']])
    answer()
    await expect.poll(() => asked).toEqual([['a'], ['b'], ['c', 'd']])
  })

  it('has nothing for a key that was not found', async () => {
    const { value, answer } = start(1)
    const unknown = value('unknown')
    answer()
    expect(await unknown).toBeUndefined()
  })

  it('fails those who were asked for together, and goes on', async () => {
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
