import { setImmediate as later } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { startBackground } from './background.ts'

it('waits for all work that was started, also by other work, and reports failures', async () => {
  const reported: unknown[] = []
  const background = startBackground((error) => reported.push(error))
  const done: string[] = []
  const failure = new Error('no mail server')
  background.start(async () => {
    await later()
    done.push('first')
    background.start(async () => {
      await later()
      done.push('second')
    })
  })
  background.start(() => Promise.reject(failure))
  await background.drain()
  expect(done).toEqual(['first', 'second'])
  expect(reported).toEqual([failure])
})

it('reports work that fails before it begins', async () => {
  const reported: unknown[] = []
  const background = startBackground((error) => reported.push(error))
  const failure = new Error('at once')
  background.start(() => {
    throw failure
  })
  await background.drain()
  expect(reported).toEqual([failure])
})
