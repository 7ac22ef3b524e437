import { describe, expect, it } from 'vitest'
import { storageOf } from '../../fixtures/open-device.ts'
import type { DeviceStorage } from '../device/storage/device-storage.ts'
import { keptReports, mostADay, type Sending } from './kept-reports.ts'

const hour = 60 * 60 * 1000
const noon = Date.parse('2026-11-26T12:00:00Z')

/** What a browser keeps; with `room: false` it takes nothing more. */
function aStorage(kept: Record<string, string> = {}) {
  const held = new Map(Object.entries(kept))
  const state = { room: true }
  const storage: DeviceStorage = {
    names: () => [...held.keys()],
    getItem: (name) => held.get(name) ?? null,
    setItem(name, value) {
      if (state.room) held.set(name, value)
      return state.room
    },
    removeItem: (name) => void held.delete(name),
    readJson: (name) => storageOf(Object.fromEntries(held)).readJson(name),
  }
  return { storage, held, state }
}

const aReport = (note = 'wrong') =>
  ({ kind: 'word', item: 'onam', shown: 'ഓണം', note, language: 'en', version: '1.2.3' }) as const

/** A server that takes what it is sent, or says `reply`; the notes that it was sent. */
function aServer(reply: Sending = 'sent') {
  const sent: string[] = []
  const server = {
    sent,
    reply,
    send: async ({ note }: { note: string }) => {
      sent.push(note)
      return server.reply
    },
  }
  return server
}

describe('a report that waits', () => {
  it('is sent once, in the order in which reports were made', async () => {
    const { storage, held } = aStorage()
    const box = keptReports(storage)
    box.keep('b', aReport('first'), noon)
    box.keep('a', aReport('second'), noon + 1)
    const { sent, send } = aServer()
    await box.sendAll(send, () => noon)
    await box.sendAll(send, () => noon)
    expect(sent).toEqual(['first', 'second'])
    expect(box.waits('a')).toBe(false)
    expect([...held.values()].join()).not.toMatch(/first|second|onam/)
  })

  it('waits on without a network, and so do those after it', async () => {
    const { storage } = aStorage()
    const box = keptReports(storage)
    box.keep('a', aReport('first'), noon)
    box.keep('b', aReport('second'), noon + 1)
    const server = aServer('later')
    await box.sendAll(server.send, () => noon)
    expect(server.sent).toEqual(['first'])
    expect([box.waits('a'), box.waits('b')]).toEqual([true, true])
    server.reply = 'sent'
    await keptReports(storage).sendAll(server.send, () => noon + 90 * 24 * hour)
    expect(server.sent).toEqual(['first', 'first', 'second'])
    expect([box.waits('a'), box.waits('b')]).toEqual([false, false])
  })

  it('does not wait for a server that will never take it, and holds nothing up', async () => {
    const box = keptReports(aStorage().storage)
    box.keep('a', aReport('first'), noon)
    box.keep('b', aReport('second'), noon + 1)
    const { sent, send } = aServer('refused')
    await box.sendAll(send, () => noon)
    expect(sent).toEqual(['first', 'second'])
    expect([box.waits('a'), box.waits('b')]).toEqual([false, false])
  })

  it('is not sent again by a second tab that has its turn after the first', async () => {
    const { storage } = aStorage()
    keptReports(storage).keep('a', aReport(), noon)
    const { sent, send } = aServer()
    for (const tab of [keptReports(storage), keptReports(storage)]) await tab.sendAll(send, () => noon)
    expect(sent).toHaveLength(1)
  })

  it('is gone when it is forgotten, also while it is being sent', async () => {
    const { storage, held } = aStorage({ savedWords: '[]' })
    const box = keptReports(storage)
    box.keep('a', aReport(), noon)
    await box.sendAll(
      async () => {
        box.forget()
        return 'sent'
      },
      () => noon,
    )
    expect([...held.keys()]).toEqual(['savedWords'])
  })

  it('is not said to wait where the browser has no room', () => {
    const { storage, state } = aStorage()
    state.room = false
    expect(keptReports(storage).keep('a', aReport(), noon)).toBe(false)
  })

  it('is dropped where what stands there is damaged', async () => {
    const { storage, held } = aStorage({
      'report/a': '{"at":1',
      'report/b': 'null',
      'report/c': '{"report":{}}',
      'report/d': '{"at":"now","report":{}}',
      'report/e': '{"at":1,"report":"text"}',
    })
    const { sent, send } = aServer()
    await keptReports(storage).sendAll(send, () => noon)
    expect(sent).toEqual([])
    expect(held.size).toBe(0)
  })
})

describe('how many there are in a day', () => {
  /** A device that has made so many reports, an hour apart, the last of them an hour ago. */
  function aDevice(made: number) {
    const { storage } = aStorage()
    const box = keptReports(storage)
    for (let n = made; n > 0; n--) box.keep(`r${n}`, aReport(), noon - n * hour)
    return box
  }

  it('is five, whether they were sent or wait', async () => {
    const box = aDevice(mostADay - 1)
    await box.sendAll(aServer().send, () => noon)
    expect(box.isFull(noon)).toBe(false)
    box.keep('one more', aReport(), noon)
    expect(box.isFull(noon)).toBe(true)
    await box.sendAll(aServer().send, () => noon)
    expect(box.isFull(noon)).toBe(true)
  })

  it('is counted anew when the first of them is a day old', () => {
    const box = aDevice(mostADay)
    expect(box.isFull(noon + 18 * hour)).toBe(true)
    expect(box.isFull(noon + 19 * hour)).toBe(false)
  })

  it('is not used up for years by a clock that was wrong, before or after', () => {
    const box = aDevice(mostADay)
    expect(box.isFull(noon - 48 * hour)).toBe(false)
    expect(box.isFull(noon + 365 * 24 * hour)).toBe(false)
  })

  it('forgets the times of those that were sent, and sends what waits whatever the clock says', async () => {
    const { storage, held } = aStorage()
    const box = keptReports(storage)
    const { sent, send } = aServer()
    box.keep('a', aReport('early'), noon)
    await box.sendAll(send, () => noon)
    box.keep('b', aReport('from the future'), noon + 400 * 24 * hour)
    await box.sendAll(send, () => noon + 25 * hour)
    expect(sent).toEqual(['early', 'from the future'])
    await box.sendAll(send, () => noon + 25 * hour)
    expect(held.size).toBe(0)
  })
})
