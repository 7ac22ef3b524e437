import { expect, it } from 'vitest'
import { UnderWay } from './under-way.ts'

const stays = new AbortController().signal

/** A service that answers when it is told to, and says whether it is still wanted. */
function aService() {
  const reply = Promise.withResolvers<string>()
  const asked: AbortSignal[] = []
  const ask = (left: AbortSignal) => {
    asked.push(left)
    left.addEventListener('abort', () => reply.reject(left.reason))
    return reply.promise
  }
  return { asked, ask, reply }
}

it('gives one reply to all who ask the same meanwhile, and forgets it then', async () => {
  const underWay = new UnderWay()
  const { asked, ask, reply } = aService()
  const all = [underWay.begin('a', stays, ask), underWay.join('a', stays), underWay.join('a', stays)]
  expect(underWay.join('b', stays)).toBeUndefined()
  reply.resolve('an answer')
  expect(await Promise.all(all)).toEqual(['an answer', 'an answer', 'an answer'])
  expect(asked).toHaveLength(1)
  expect(underWay.join('a', stays)).toBeUndefined()
})

it('gives the failure to all of them, and the next one asks anew', async () => {
  const underWay = new UnderWay()
  const { ask, reply } = aService()
  const all = [underWay.begin('a', stays, ask), underWay.join('a', stays)]
  reply.reject(new Error('broken'))
  expect((await Promise.allSettled(all)).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(underWay.join('a', stays)).toBeUndefined()
})

it('goes on while anybody waits, and stops when all have left', async () => {
  const underWay = new UnderWay()
  const { asked, ask } = aService()
  const [first, second] = [new AbortController(), new AbortController()]
  const begun = underWay.begin('a', first.signal, ask)
  const joined = underWay.join('a', second.signal)
  first.abort(new Error('first has left'))
  await expect(begun).rejects.toThrow('first has left')
  expect(asked[0]?.aborted).toBe(false)
  second.abort(new Error('second has left'))
  await expect(joined).rejects.toThrow('second has left')
  expect(asked[0]?.aborted).toBe(true)
  expect(underWay.join('a', stays)).toBeUndefined()
})
