import { canonicalKey, memoryOf, type PracticeRecord } from '@app/learning/practice'
import { noProgress } from '@app/learning/progress'
import { aPractice } from '@app/learning/testing'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stubIndexedDb } from '../../../fixtures/stub-indexed-db.ts'
import { aDevice, aServer } from '../keeping/testing.ts'
import { isEnoughAt } from './older-practice.ts'

const now = Date.UTC(2026, 10, 27)
const hour = 3_600_000
const anna = 'user-anna'
const items = ['word:vellam', 'word:അവൻ', 'word:അവന്\u200d', 'letter:a', 'ending:locative'] as const

/** An exercise with two looks, days ago. */
const done = (n: number, ago: number): PracticeRecord =>
  aPractice(n, now - ago * hour, {
    looks: [0, 2].map((place) => {
      const item = items[(n + place) % items.length] ?? items[0]
      return [
        item,
        item.startsWith('ending') ? 'form' : n % 3 ? 'read' : 'hear',
        n % 5 ? 'good' : 'again',
      ] as const
    }),
  })

beforeEach(() => {
  stubIndexedDb()
})
afterEach(() => vi.unstubAllGlobals())

/** A server with a long log, and a device that is new to it. */
async function aNewPhone(log: readonly PracticeRecord[], how = {}) {
  const server = aServer(4, how)
  const send = (practice: readonly PracticeRecord[]) =>
    server.exchange({ learner: 'anna', since: 0, progress: noProgress, practice: [...practice] }, now)
  send(log)
  const device = aDevice(crypto.randomUUID(), server)
  device.state.signedIn = anna
  const [tab] = device.tabs
  if (!tab) throw new Error('A device has tabs.')
  const folded = () => memoryOf(server.practice(), now, canonicalKey)
  return { server, device, tab, folded, elsewhere: send }
}

const long = Array.from({ length: 30 }, (_, n) => done(n, 500 - n))

describe('a new phone', () => {
  it('knows what the whole log says, without it', async () => {
    const { tab, folded } = await aNewPhone(long)
    await tab.exchange()
    expect(await tab.known()).toEqual({ isWhole: false, memory: folded() })
    expect(await tab.practice()).toHaveLength(0)
  })

  it('has the newest practice first, and the log whole in the end', async () => {
    const { tab, folded } = await aNewPhone(long)
    await tab.exchange()
    await tab.fetchOlder(1)
    expect((await tab.practice()).map(({ id }) => id).toSorted()).toEqual(long.slice(-4).map(({ id }) => id))
    await tab.fetchOlder()
    expect(await tab.practice()).toHaveLength(30)
    await tab.exchange()
    expect(await tab.known()).toEqual({ isWhole: true, memory: folded() })
  })

  it('leaves on the server what is older than all that is shown, unless something here needs it', async () => {
    const day = 24 * hour
    const place = (days: number) => ({ at: now - days * day, id: '0'.repeat(24) })
    const part = { base: [], made: [] }
    const isEnough = isEnoughAt(now)
    expect(isEnough({ ...part, before: 'nothing' })).toBe(false)
    expect(isEnough({ ...part, before: place(90) })).toBe(false)
    expect(isEnough({ ...part, before: place(110) })).toBe(true)
    expect(isEnough({ ...part, before: place(110), wanted: 'all' })).toBe(false)
  })

  it('fetches a short log, and folds it itself', async () => {
    const { tab, folded } = await aNewPhone(long.slice(0, 3))
    await tab.exchange()
    expect(await tab.known()).toEqual({ isWhole: true, memory: folded() })
  })

  it('fetches the log from its beginning where the server is of before', async () => {
    const { tab, folded } = await aNewPhone(long, { isOld: true })
    await tab.exchange()
    expect(await tab.known()).toEqual({ isWhole: true, memory: folded() })
    expect(await tab.practice()).toHaveLength(30)
  })
})

type Act =
  | { kind: 'here' | 'elsewhere'; n: number; ago: number }
  | { kind: 'undo' | 'undo-elsewhere'; n: number }
  | { kind: 'exchange' | 'older' | 'reload' }
  | { kind: 'network'; online: boolean; losesReplies: boolean }

const number = fc.integer({ min: 0, max: Number(process.env.RUNS ?? 60) })
const acts: fc.Arbitrary<Act[]> = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constantFrom('here', 'elsewhere'),
      n: number,
      ago: fc.integer({ min: 0, max: 600 }),
    }),
    fc.record({ kind: fc.constantFrom('undo', 'undo-elsewhere'), n: number }),
    fc.record({ kind: fc.constantFrom('exchange', 'exchange', 'older', 'reload') }),
    fc.record({ kind: fc.constant('network'), online: fc.boolean(), losesReplies: fc.boolean() }),
  ) as fc.Arbitrary<Act>,
  { maxLength: 25 },
)

describe('what a phone knows of which it has only a part of the log', () => {
  it('is the fold of the whole log after each exchange, whatever is done, undone and fetched here and elsewhere', async () => {
    await fc.assert(
      fc.asyncProperty(acts, async (sequence) => {
        const { tab: first, device, folded, elsewhere } = await aNewPhone(long)
        let tab = first
        await tab.exchange()
        for (const act of sequence)
          switch (act.kind) {
            case 'here':
              await tab.keeper.recordAll([done(act.n, act.ago)], now)
              break
            case 'elsewhere':
              elsewhere([done(act.n, act.ago)])
              break
            case 'undo':
              await tab.keeper.undoPractice(done(act.n, 0).id, now)
              break
            case 'undo-elsewhere':
              elsewhere([{ id: done(act.n, 0).id, practice: null }])
              break
            case 'older':
              await tab.fetchOlder(1)
              break
            case 'reload':
              tab = device.openTab()
              break
            case 'network':
              Object.assign(device.state, { online: act.online, losesReplies: act.losesReplies })
              break
            case 'exchange':
              await tab.exchange().catch(() => undefined)
              if (device.state.online && !device.state.losesReplies)
                expect((await tab.known()).memory).toEqual(folded())
          }
        Object.assign(device.state, { online: true, losesReplies: false })
        await tab.exchange()
        expect((await tab.known()).memory).toEqual(folded())
        await tab.fetchOlder()
        await tab.exchange()
        expect(await tab.known()).toEqual({ isWhole: true, memory: folded() })
      }),
    )
  })
})
