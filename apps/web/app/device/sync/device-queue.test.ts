import { noProgress, savedWords } from '@app/learning/progress'
import { anId, aResult, aWord, someProgress } from '@app/learning/testing'
import { describe, expect, it } from 'vitest'
import { mergeChanges } from '../progress/merge-changes.ts'
import { always, aServer, deviceParts, known, offline, openDevice } from './testing.ts'

describe('the queue', () => {
  it('survives reloads and lost replies, and arrives once', async () => {
    const server = aServer()
    const parts = deviceParts()
    await openDevice(parts, server.send).sync.signIn('user-a', always)
    const id = openDevice(parts, offline).play(2)
    const answerLost = openDevice(parts, async (learner, sent) => {
      await server.send(learner, sent)
      throw new Error('offline')
    })
    await expect(answerLost.sync.exchange()).rejects.toThrow('offline')
    expect(answerLost.sync.isSettled()).toBe(false)

    const { sync } = openDevice(parts, server.send)
    await sync.exchange()
    expect(sync.isSettled()).toBe(true)
    expect(server.known().results.map((result) => result.id)).toEqual([id])
  })

  it('keeps what is done during a request', async () => {
    const server = aServer()
    const parts = deviceParts()
    await openDevice(parts, server.send).sync.signIn('user-a', always)
    let meanwhile = true
    const device = openDevice(parts, (learner, sent) => {
      if (meanwhile) device.play(4)
      meanwhile = false
      return server.send(learner, sent)
    })
    device.play(3)
    await device.sync.exchange()
    await device.sync.exchange()
    expect(server.known()).toEqual(known(parts))
    expect(server.known().results).toHaveLength(2)
  })

  it('ends though something new is done during each request: that goes with the next exchange', async () => {
    const server = aServer()
    const parts = deviceParts()
    await openDevice(parts, server.send).sync.signIn('user-a', always)
    let asked = 0
    const device = openDevice(parts, (learner, sent) => {
      asked += 1
      if (asked > 4) throw new Error('It asks without end.')
      device.play(3)
      return server.send(learner, sent)
    })
    device.play(2)
    await device.sync.exchange()
    expect(asked).toBe(1)
    expect(device.sync.isSettled()).toBe(false)
  })

  it('removes a word on every device, and may save it again', async () => {
    const server = aServer({ words: [aWord(anId(1)), aWord(anId(2))] })
    const parts = deviceParts()
    const { save, remove, sync } = openDevice(parts, server.send)
    await sync.signIn('user-a', always)
    remove('വെള്ളം')
    await sync.exchange()
    expect(savedWords(server.known())).toEqual([])
    save('വെള്ളം')
    await sync.exchange()
    expect(savedWords(server.known())).toHaveLength(1)
  })

  it.each(['{"progress":', 'null', '7', '[]', '{"progress":{"epoch":"x","results":[{}]}}'])(
    'drops what is damaged (%s), and fetches it again',
    async (damage) => {
      const account = someProgress({ userlevel: 4, results: [aResult()] })
      const server = aServer(account)
      const parts = deviceParts()
      const { sync } = openDevice(parts, server.send)
      await sync.signIn('user-a', always)
      for (const name of ['progress/user-a', 'progress/user-a/x', 'progress-joined'])
        parts.storage.setItem(name, damage)
      await sync.exchange()
      expect(known(parts)).toEqual(account)
      expect(server.known()).toEqual(account)
    },
  )

  it('keeps the changes if the storage is too full to merge them', async () => {
    const parts = deviceParts()
    const id = openDevice(parts, offline).play(2)
    const full = { ...parts.storage, setItem: () => false }
    await mergeChanges(full)
    expect(parts.storage.names()).toEqual([`progress/visitor/${id}`])
    expect(known(parts).results).toHaveLength(1)
  })

  it('sends nothing of a visitor', async () => {
    const server = aServer()
    const parts = deviceParts()
    const { play, sync } = openDevice(parts, server.send)
    play(2)
    await sync.exchange()
    await mergeChanges(parts.storage)
    expect(server.requests).toEqual([])
    expect(server.known()).toEqual(noProgress)
    expect(sync.isSettled()).toBe(true)
  })
})
