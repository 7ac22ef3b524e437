import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clockSlack, day } from '../review/schedule.ts'
import { aPractice } from '../testing/practice.ts'
import { canonicalKey } from './canonical-item.ts'
import {
  applyAllPractice,
  applyPractice,
  knownOf,
  type Memory,
  memoryInTurns,
  memoryOf,
  noMemory,
} from './memory.ts'
import { mergePractice } from './merge-practice.ts'
import { anyPracticeLog } from './testing.ts'

const noon = Date.UTC(2026, 10, 21, 12)

describe('memoryOf', () => {
  it('has every item that was looked at, each skill with a schedule of its own', () => {
    const looks = [
      ['word:vellam', 'read', 'good'],
      ['letter:a', 'write', 'again'],
      ['word:vellam', 'hear', 'easy'],
    ] as const
    const memory = memoryOf([aPractice(1, noon, { looks })], noon, canonicalKey)
    expect(memory.get('word:vellam')).toMatchObject({ read: { state: 'learning' }, hear: { state: 'known' } })
    expect(memory.get('letter:a')).toMatchObject({ write: { state: 'learning' } })
    expect(memory.size).toBe(2)
  })

  it('counts an undone exercise as never done', () => {
    const undone = { ...aPractice(2, noon), practice: null }
    expect(memoryOf([aPractice(1, noon), undone], noon, canonicalKey)).toEqual(
      memoryOf([aPractice(1, noon)], noon, canonicalKey),
    )
    expect(memoryOf([undone], noon, canonicalKey)).toEqual(noMemory)
  })

  it('does not let a clock that was years ahead put an item to sleep', () => {
    const ahead = aPractice(2, noon + 5000 * day)
    const of = (...log: Parameters<typeof memoryOf>[0]) =>
      memoryOf(log, noon + day, canonicalKey).get('word:vellam')?.read
    expect(of(aPractice(1, noon), ahead)?.due).toBeLessThan(noon + 31 * day)
    expect(of(ahead)?.due).toBeLessThan(noon + 2 * day)
    expect(of(aPractice(1, noon + day + clockSlack))?.last).toBe(noon + day + clockSlack)
  })
})

it('knownOf is what the whole memory says of one item', () => {
  fc.assert(
    fc.property(anyPracticeLog, (made) => {
      const log = mergePractice(made, [])
      for (const [item, known] of memoryOf(log, noon, canonicalKey))
        expect(knownOf(item, log, noon, canonicalKey)).toEqual(known)
    }),
  )
})

it('practised gives the same as folding everything again, exercise after exercise', () => {
  fc.assert(
    fc.property(anyPracticeLog, (made) => {
      const log = mergePractice(made, []).map(({ id, practice }, n) => ({
        id,
        practice: practice && { ...practice, at: noon + n * 60_000 },
      }))
      const now = noon + day
      const step = (memory: Memory, record: (typeof log)[number]) =>
        applyPractice(memory, record, now, canonicalKey)
      expect(log.reduce(step, noMemory)).toEqual(memoryOf(log, now, canonicalKey))
    }),
  )
})

it('memoryInTurns gives the same memory, whatever the length of its turns', () => {
  fc.assert(
    fc.property(anyPracticeLog, fc.integer({ min: 1, max: 4 }), (made, looks) => {
      const log = mergePractice(made, [])
      const turns = memoryInTurns(log, noon, canonicalKey, looks)
      let turn = turns.next()
      for (; !turn.done; ) turn = turns.next()
      expect(turn.value).toEqual(memoryOf(log, noon, canonicalKey))
    }),
  )
})

it('memoryInTurns lets other work be done after each turn of so many observations', () => {
  const log = [1, 2, 3, 4, 5, 6, 7].map((n) => aPractice(n, noon + n))
  const pauses = (observations: number) => {
    let count = 0
    for (const _ of memoryInTurns(log, noon, canonicalKey, observations)) count++
    return count
  }
  expect([1, 2, 3, 8].map(pauses)).toEqual([7, 3, 2, 0])
})

it('practisedAll goes on from what was known, as if all were folded', () => {
  fc.assert(
    fc.property(anyPracticeLog, fc.nat(10), (made, cut) => {
      const log = mergePractice(made, []).map(({ id, practice }, n) => ({
        id,
        practice: practice && { ...practice, at: noon + n * 60_000 },
      }))
      const before = memoryOf(log.slice(0, cut), noon, canonicalKey)
      for (const [item, known] of memoryOf(log, noon, canonicalKey))
        expect(applyAllPractice(before.get(item) ?? {}, item, log.slice(cut), noon, canonicalKey)).toEqual(
          known,
        )
    }),
  )
})
