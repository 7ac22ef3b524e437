import { type Received, savedWords } from '@app/learning/progress'
import { anId, aResult, aWord, someProgress } from '@app/learning/testing'
import { describe, expect, it } from 'vitest'
import { ownerOf } from '../storage/owner.ts'
import { always, aServer, deviceParts, known, offline, openDevice } from './testing.ts'

describe('signing in', () => {
  it('joins the visitor’s progress with the account’s, and sends it once', async () => {
    const old = aResult({ id: anId(5, 9) })
    const server = aServer({ epoch: 3, userlevel: 5, results: [old], words: [aWord(anId(6, 9), 'അമ്മ')] })
    const parts = deviceParts()
    const { play, save, sync } = openDevice(parts, server.send)
    const id = play(7)
    save('വെള്ളം')

    await sync.signIn('user-a', always)
    expect(known(parts)).toMatchObject({ epoch: 3, userlevel: 7, results: [{ id }, { id: old.id }] })
    expect(savedWords(known(parts)).map(({ word }) => word)).toEqual(['വെള്ളം', 'അമ്മ'])
    expect(parts.screen).toMatchObject({ epoch: 3, userlevel: 7 })
    await sync.exchange()
    expect(server.known()).toEqual(known(parts))
    expect(sync.isSettled()).toBe(true)

    const sent = server.requests.flatMap(({ progress }) => progress.results)
    await sync.exchange()
    expect(server.requests.flatMap(({ progress }) => progress.results)).toEqual(sent)
  })

  it('takes the level and the list of words of a device from before there were records', async () => {
    const server = aServer()
    const parts = deviceParts()
    const water = { word: 'വെള്ളം', meaning: 'water', pronunciation: '' }
    Object.assign(parts.screen, { userlevel: 6, savedWords: [water, { word: 7 }] })
    const { sync } = openDevice(parts, server.send)
    await sync.signIn('user-a', always)
    await sync.exchange()
    expect(server.known().userlevel).toBe(6)
    expect(savedWords(server.known())).toEqual([water])
  })

  it('leaves the visitor the owner until the account is fetched, and loses nothing done in between', async () => {
    const server = aServer({ userlevel: 3 })
    const parts = deviceParts()
    const cut = openDevice(parts, offline)
    await expect(cut.sync.signIn('user-a', always)).rejects.toThrow('offline')
    expect(ownerOf(parts.storage)).toBe('visitor')
    const id = cut.play(2)

    const { sync } = openDevice(parts, server.send)
    await sync.signIn('user-a', always)
    expect(known(parts)).toMatchObject({ userlevel: 3, results: [{ id }] })
  })

  it('stops if somebody has signed out in between', async () => {
    const parts = deviceParts()
    const { sync } = openDevice(parts, aServer({ userlevel: 3 }).send)
    await sync.signIn('user-a', () => false)
    expect(ownerOf(parts.storage)).toBe('visitor')
    expect(parts.screen.userlevel).toBe(1)
  })

  it('does not bring back at the next sign-in what was reset in between', async () => {
    const server = aServer()
    const parts = deviceParts()
    const { play, reset, sync } = openDevice(parts, server.send)
    play(8)
    await sync.signIn('user-a', always)
    reset()
    await sync.signOut()
    expect(parts.screen.userlevel).toBe(8)
    await sync.signIn('user-a', always)
    await sync.exchange()
    expect(server.known()).toEqual(someProgress({ epoch: 1 }))
    expect(parts.screen).toMatchObject({ epoch: 1, userlevel: 1 })
  })

  it('joins the visitor’s progress with each account that signs in, and never one account’s with another’s', async () => {
    const [first, second] = [aServer(), aServer()]
    const parts = deviceParts()
    const id = openDevice(parts, offline).play(2)
    const one = openDevice(parts, first.send)
    await one.sync.signIn('user-a', always)
    one.play(9)
    await one.sync.signOut()
    const other = openDevice(parts, second.send)
    await other.sync.signIn('user-b', always)
    await other.sync.exchange()
    expect(second.known()).toMatchObject({ userlevel: 2, results: [{ id }] })
    expect(first.known().results).toHaveLength(2)
  })

  it('of another account removes the first one from the device', async () => {
    const parts = deviceParts()
    const one = openDevice(parts, aServer({ userlevel: 9 }).send)
    await one.sync.signIn('user-a', always)
    const other = openDevice(parts, aServer({ userlevel: 4 }).send)
    await other.sync.signIn('user-b', always)
    expect(known(parts)).toEqual(someProgress({ userlevel: 4 }))
    expect(parts.storage.names().join()).not.toContain('user-a')
  })
})

describe('unsent changes', () => {
  it('wait, hidden, while another account is signed in, and arrive when their own comes back', async () => {
    const [first, second] = [aServer({ userlevel: 9 }), aServer({ userlevel: 4 })]
    const parts = deviceParts()
    const one = openDevice(parts, first.send)
    await one.sync.signIn('user-a', always)
    await one.sync.exchange()
    const id = openDevice(parts, offline).play(11)
    one.save('മാങ്ങ')

    const other = openDevice(parts, second.send)
    await other.sync.signIn('user-b', always)
    await other.sync.exchange()
    expect(known(parts)).toEqual(someProgress({ userlevel: 4 }))
    expect(second.known()).toEqual(someProgress({ userlevel: 4 }))
    await other.sync.signOut()
    expect(parts.screen.userlevel).toBe(1)

    const again = openDevice(parts, first.send)
    await again.sync.signIn('user-a', always)
    await again.sync.exchange()
    expect(first.known()).toMatchObject({ userlevel: 11, results: [{ id }] })
    expect(savedWords(first.known()).map(({ word }) => word)).toEqual(['മാങ്ങ'])
    expect(parts.screen.userlevel).toBe(11)
    await again.sync.signOut()
    expect(parts.storage.names().join()).not.toContain('user-a')
  })

  it('wait also after a sign-out while the server was away, and nothing else of the account does', async () => {
    const server = aServer({ words: [aWord(anId(4), 'അമ്മ')] })
    const parts = deviceParts()
    await openDevice(parts, server.send).sync.signIn('user-a', always)
    const away = openDevice(parts, offline)
    const id = away.play(2)
    await away.sync.signOut()
    expect(known(parts)).toEqual(someProgress({}))
    const left = parts.storage.names().map((name) => name + parts.storage.getItem(name))
    expect(left.join()).toContain(id)
    expect(left.join()).not.toContain('അമ്മ')
  })

  it('are sent as long as that helps, and not for ever while another tab adds as many', async () => {
    const parts = deviceParts()
    const server = aServer()
    await openDevice(parts, server.send).sync.signIn('user-a', always)
    const other = openDevice(parts, offline)
    let requests = 0
    const { play, sync } = openDevice(parts, (learner, sent) => {
      requests += 1
      if (requests > 5) throw new Error('It never ends.')
      other.play(3)
      return server.send(learner, sent)
    })
    play(2)
    await sync.exchange()
    expect(requests).toBe(1)
  })

  it('stay where a server takes none of them at a sign-out, which asks it once', async () => {
    const parts = deviceParts()
    await openDevice(parts, aServer().send).sync.signIn('user-a', always)
    let requests = 0
    const { play, sync } = openDevice(parts, async (_, { since }) => {
      requests += 1
      if (requests > 5) throw new Error('It never ends.')
      return { version: since - 1, more: false, progress: someProgress({}) }
    })
    const id = play(2)
    await sync.signOut()
    expect(requests).toBe(1)
    const left = parts.storage.names().map((name) => name + parts.storage.getItem(name))
    expect(left.join()).toContain(id)
  })

  it('are deleted with an account that no longer exists', async () => {
    const parts = deviceParts()
    await openDevice(parts, aServer().send).sync.signIn('user-a', always)
    const { play, sync } = openDevice(parts, offline)
    play(2)
    await sync.signOut()
    sync.forget('user-a')
    expect(parts.storage.names().join()).not.toContain('user-a')
  })
})

describe('signing out', () => {
  it('sends what waits, then removes the account from the device and leaves the visitor’s own progress', async () => {
    const server = aServer({ userlevel: 12, words: [aWord(anId(4))] })
    const parts = deviceParts()
    const { play, sync } = openDevice(parts, server.send)
    const own = play(2)
    await sync.signIn('user-a', always)
    const last = play(13)
    await sync.signOut()

    expect(server.known().results.map(({ id }) => id)).toEqual([own, last])
    expect(parts.screen).toMatchObject({ epoch: 0, userlevel: 2 })
    expect(known(parts)).toMatchObject({ userlevel: 2, words: [], results: [{ id: own }] })
    const left = parts.storage.names().map((name) => name + parts.storage.getItem(name))
    expect(left.join()).not.toMatch(new RegExp(`user-a|${last}|വെള്ളം`))
  })

  it('removes the account from the device before the server is asked, and sends what waits after that', async () => {
    const server = aServer()
    const parts = deviceParts()
    const { play, sync } = openDevice(parts, server.send)
    await sync.signIn('user-a', always)
    const last = play(2)
    const signedOut = sync.signOut()
    expect(ownerOf(parts.storage)).toBe('visitor')
    expect(parts.screen.userlevel).toBe(1)
    expect(server.known().results).toEqual([])
    await signedOut
    expect(server.known().results.map(({ id }) => id)).toEqual([last])
    expect(parts.storage.names().join()).not.toContain('user-a')
  })

  it('keeps unsent changes for the account’s return if the page is closed at once', async () => {
    const server = aServer()
    const parts = deviceParts()
    const { play, sync } = openDevice(parts, server.send)
    await sync.signIn('user-a', always)
    const last = play(2)
    const closed = openDevice(parts, () => new Promise(() => {}))
    void closed.sync.signOut()
    expect(ownerOf(parts.storage)).toBe('visitor')

    const again = openDevice(parts, server.send)
    await again.sync.signIn('user-a', always)
    await again.sync.exchange()
    expect(server.known().results.map(({ id }) => id)).toEqual([last])
  })

  it('removes nothing from the device if an account has signed in since', async () => {
    const [first, second] = [aServer(), aServer({ userlevel: 5 })]
    const parts = deviceParts()
    const one = openDevice(parts, first.send)
    await one.sync.signIn('user-a', always)
    one.play(2)
    const leaving = openDevice(parts, async (learner, sent) => {
      const received = await first.send(learner, sent)
      await openDevice(parts, second.send).sync.signIn('user-b', always)
      return received
    })
    await leaving.sync.signOut()
    expect(ownerOf(parts.storage)).toBe('user-b')
    expect(known(parts).userlevel).toBe(5)
  })

  it('removes the account from the device even if the server is away, or a reply comes late', async () => {
    const parts = deviceParts()
    const server = aServer({ userlevel: 12 })
    await openDevice(parts, server.send).sync.signIn('user-a', always)

    let answer = (_: Received) => {}
    const slow = openDevice(parts, () => new Promise((resolve) => (answer = resolve)))
    const late = slow.sync.exchange()
    await Promise.resolve()
    slow.sync.leave()
    answer({ version: 9, more: false, progress: someProgress({ userlevel: 20 }) })
    await late
    expect(parts.storage.names().join()).not.toContain('user-a')
    expect(parts.screen.userlevel).toBe(1)

    await openDevice(parts, server.send).sync.signIn('user-a', always)
    await openDevice(parts, offline).sync.signOut()
    expect(parts.storage.names().join()).not.toContain('user-a')
  })
})

describe('a sign-out in another tab', () => {
  /** A tab that does not see yet that the account has left, as its exchange keeps a reply. */
  async function keptOnceMore(play: boolean) {
    const parts = deviceParts()
    const server = aServer({ userlevel: 12 })
    const tab = openDevice(parts, server.send)
    await tab.sync.signIn('user-a', always)
    const last = play ? tab.play(13) : undefined
    const before = parts.storage.names().map((name) => [name, parts.storage.getItem(name) ?? ''] as const)
    openDevice(parts, offline).sync.leave()
    for (const [name, text] of before) if (name.includes('user-a')) parts.storage.setItem(name, text)
    return { parts, tab, last, server }
  }

  it('removes what an exchange of this tab kept once more', async () => {
    const { parts, tab } = await keptOnceMore(false)
    expect(parts.storage.names().join()).toContain('user-a')
    await tab.sync.clearLeft('user-a')
    expect(parts.storage.names().join()).not.toContain('user-a')
  })

  it('loses no unsent change by that, and removes nothing of an account that is back', async () => {
    const { parts, tab, last, server } = await keptOnceMore(true)
    await tab.sync.clearLeft('user-a')
    await tab.sync.signIn('user-a', always)
    await tab.sync.clearLeft('user-a')
    await tab.sync.exchange()
    expect(ownerOf(parts.storage)).toBe('user-a')
    expect(server.known().results.map(({ id }) => id)).toEqual([last])
  })
})
