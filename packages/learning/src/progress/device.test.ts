import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anId, aResult, aWord, someProgress } from '../testing/progress.ts'
import {
  change,
  type DeviceProgress,
  isSettled,
  mostSent,
  newDevice,
  onlyUnsent,
  outgoing,
  type Received,
  readDevice,
  receive,
  type Sent,
} from './device.ts'
import { difference } from './difference.ts'
import { merge } from './merge.ts'
import { noProgress, type Progress } from './progress.ts'
import { anyProgress } from './testing.ts'

/** A very simple server: each record has the version in which it last changed. */
function aServer() {
  let progress: Progress = noProgress
  let version = 0
  const versions = new Map<string, number>()
  return {
    progress: () => progress,
    exchange({ since, progress: sent }: Sent): Received {
      const news = (id: string) => (versions.get(id) ?? 0) > since
      const after = merge(progress, sent)
      const before = progress
      const reply = difference(sent, {
        ...after,
        results: after.results.filter(({ id }) => news(id) || sent.results.some((own) => own.id === id)),
        words: after.words.filter(({ id }) => news(id) || sent.words.some((own) => own.id === id)),
      })
      const { results, words } = difference(before, after)
      for (const { id } of [...results, ...words]) versions.set(id, ++version)
      progress = after
      return { version, more: false, progress: reply }
    },
  }
}

const change1 = someProgress({ userlevel: 2, results: [aResult()], words: [aWord(anId(2))] })

describe('a device', () => {
  it('sends its changes, and is settled when they are acknowledged', () => {
    const server = aServer()
    const device = change(newDevice, change1)
    expect(isSettled(device)).toBe(false)
    const sent = outgoing(device)
    expect(sent).toEqual({ since: 0, progress: change1 })
    const settled = receive(device, sent, server.exchange(sent))
    expect(isSettled(settled)).toBe(true)
    expect(outgoing(settled).progress).toEqual({ ...noProgress, userlevel: 2 })
  })

  it('is not settled while a higher level or a reset is not acknowledged', () => {
    expect(isSettled(newDevice)).toBe(true)
    expect(isSettled(change(newDevice, someProgress({ userlevel: 2 })))).toBe(false)
    expect(isSettled(change(newDevice, someProgress({ epoch: 1 })))).toBe(false)
  })

  it('sends again a word that was removed while its saving was on the way', () => {
    const server = aServer()
    const saved = change(newDevice, someProgress({ words: [aWord(anId(1))] }))
    const sent = outgoing(saved)
    const removed = change(saved, someProgress({ words: [{ id: anId(1), word: null }] }))
    const after = receive(removed, sent, server.exchange(sent))
    expect(after.unsent).toEqual([anId(1)])
    expect(outgoing(after).progress.words).toEqual([{ id: anId(1), word: null }])
  })

  it('sends a bounded number of records at once, and a bounded amount', () => {
    const results = Array.from({ length: 250 }, (_, n) => aResult({ id: anId(n) }))
    const device = change(newDevice, someProgress({ results }))
    expect(outgoing(device).progress.results).toEqual(results.slice(0, mostSent))

    const mistakes = Array.from({ length: 100 }, (_, n) => ({ question: `${n}`.repeat(200), answer: 'a' }))
    const long = results.map((result) => ({ ...result, questions: 100, mistakes }))
    const some = outgoing(change(newDevice, someProgress({ results: long }))).progress.results
    expect(some.length).toBeGreaterThan(0)
    expect(JSON.stringify(some).length).toBeLessThan(300_000)
  })

  it('can keep only what the server does not have', () => {
    const [sent, waiting] = [aResult({ id: anId(1) }), aResult({ id: anId(3) })]
    const words = [aWord(anId(2)), aWord(anId(4))]
    const progress = someProgress({ userlevel: 2, results: [sent, waiting], words })
    const unsent = [anId(3), anId(4)]
    const kept = onlyUnsent({ ...newDevice, progress, unsent, version: 7 })
    expect(kept.progress).toEqual({ ...progress, results: [waiting], words: words.slice(1) })
    expect(kept).toMatchObject({ unsent, version: 0 })
  })

  it('forgets unsent results that a reset on another device removed', () => {
    const device = change(newDevice, change1)
    const sent = outgoing(newDevice)
    const after = receive(device, sent, { version: 9, more: false, progress: someProgress({ epoch: 1 }) })
    expect(after.progress).toEqual(someProgress({ epoch: 1, words: change1.words }))
    expect(after.unsent).toEqual([anId(2)])
  })

  it('asks again for what lies before a question that began further on than it knows', () => {
    const server = aServer()
    const other = change(newDevice, someProgress({ results: [aResult()] }))
    server.exchange(outgoing(other))
    const late: Sent = { since: 1, progress: noProgress }
    const device = receive(newDevice, late, server.exchange(late))
    expect(device.version).toBe(0)
    const sent = outgoing(device)
    expect(receive(device, sent, server.exchange(sent)).progress.results).toHaveLength(1)
  })

  it('keeps what it sent, even if another tab has put it back to before that', () => {
    const server = aServer()
    const sent = outgoing(change(newDevice, someProgress({ results: [aResult()] })))
    const { progress } = receive(newDevice, sent, server.exchange(sent))
    expect(progress.results).toEqual([aResult()])
  })

  it('sends everything again to a server that has lost data', () => {
    const server = aServer()
    let device = change(newDevice, change1)
    const sent = outgoing(device)
    device = receive(device, sent, server.exchange(sent))
    const restored = aServer()
    for (let round = 0; round < 2; round++) {
      const again = outgoing(device)
      device = receive(device, again, restored.exchange(again))
    }
    expect(restored.progress()).toEqual(change1)
    expect(isSettled(device)).toBe(true)
  })
})

describe('readDevice', () => {
  const device = receive(
    change(newDevice, change1),
    { since: 0, progress: noProgress },
    { version: 4, more: false, progress: someProgress({ words: [aWord(anId(9))] }) },
  )

  it('gives back what was kept', () => {
    expect(readDevice(JSON.parse(JSON.stringify(device)))).toEqual(device)
  })

  it.each([undefined, null, 3, 'x', [], { progress: 7 }])('reads %j as a new device', (stored) => {
    expect(readDevice(stored)).toEqual(newDevice)
  })

  it.each([
    { damage: 'the list of what waits', fields: { unsent: 'all' } },
    { damage: 'the version', fields: { version: -1 } },
    { damage: 'the version', fields: { version: 'new' } },
  ])('sends everything again when $damage is damaged', ({ fields }) => {
    const { progress, unsent, version } = readDevice({ ...device, ...fields })
    expect({ progress, unsent, version }).toEqual({
      progress: device.progress,
      unsent: [anId(1), anId(2), anId(9)],
      version: 0,
    })
  })
})

describe('several devices', () => {
  const devices = 4
  const happening = fc.oneof(
    { weight: 3, arbitrary: fc.record({ at: fc.nat(devices - 1), made: anyProgress }) },
    {
      weight: 5,
      arbitrary: fc.record({
        at: fc.nat(devices - 1),
        delivery: fc.constantFrom('arrives', 'request lost', 'reply lost', 'repeated', 'late'),
      }),
    },
  )

  it('have the same progress in the end, whatever the order of exchanges, losses and repetitions', () => {
    fc.assert(
      fc.property(fc.array(happening, { maxLength: 40 }), (history) => {
        const server = aServer()
        const all: DeviceProgress[] = Array.from({ length: devices }, () => newDevice)
        const late: (() => void)[] = []
        const at = (place: number) => all[place] ?? newDevice
        let made = noProgress
        for (const event of history) {
          const { at: place } = event
          if ('made' in event) {
            made = merge(made, event.made)
            all[place] = change(at(place), event.made)
            continue
          }
          const sent = outgoing(at(place))
          if (event.delivery === 'request lost') continue
          const reply = server.exchange(sent)
          if (event.delivery === 'repeated') server.exchange(sent)
          if (event.delivery === 'late') late.push(() => server.exchange(sent))
          if (event.delivery === 'arrives' || event.delivery === 'repeated')
            all[place] = receive(at(place), sent, reply)
        }
        for (const arrive of late) arrive()
        for (let round = 0; round < 2; round++)
          for (let place = 0; place < devices; place++) {
            const sent = outgoing(at(place))
            all[place] = receive(at(place), sent, server.exchange(sent))
          }
        expect(server.progress()).toEqual(made)
        for (const device of all) {
          expect(device.progress).toEqual(made)
          expect(isSettled(device)).toBe(true)
        }
      }),
    )
  })
})
