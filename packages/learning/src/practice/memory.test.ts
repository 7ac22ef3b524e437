import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clockSlack, day } from '../review/schedule.ts'
import { aPractice } from '../testing/practice.ts'
import { knownOf, type Memory, memoryInTurns, memoryOf, noMemory, practised, practisedAll } from './memory.ts'
import { mergePractice } from './merge-practice.ts'
import { keyToday } from './names-today.ts'
import { anyPracticeLog } from './testing.ts'

const noon = Date.UTC(2026, 10, 21, 12)

describe('memoryOf', () => {
  it('has every item that was looked at, each skill with a schedule of its own', () => {
    const looks = [
      ['word:vellam', 'read', 'good'],
      ['letter:a', 'write', 'again'],
      ['word:vellam', 'hear', 'easy'],
    ] as const
    const memory = memoryOf([aPractice(1, noon, { looks })], noon, keyToday)
    expect(memory.get('word:vellam')).toMatchObject({ read: { state: 'learning' }, hear: { state: 'known' } })
    expect(memory.get('letter:a')).toMatchObject({ write: { state: 'learning' } })
    expect(memory.size).toBe(2)
  })

  it('counts an undone exercise as never done', () => {
    const undone = { ...aPractice(2, noon), practice: null }
    expect(memoryOf([aPractice(1, noon), undone], noon, keyToday)).toEqual(
      memoryOf([aPractice(1, noon)], noon, keyToday),
    )
    expect(memoryOf([undone], noon, keyToday)).toEqual(noMemory)
  })

  it('does not let a clock that was years ahead put an item to sleep', () => {
    const ahead = aPractice(2, noon + 5000 * day)
    const of = (...log: Parameters<typeof memoryOf>[0]) =>
      memoryOf(log, noon + day, keyToday).get('word:vellam')?.read
    expect(of(aPractice(1, noon), ahead)?.due).toBeLessThan(noon + 31 * day)
    expect(of(ahead)?.due).toBeLessThan(noon + 2 * day)
    expect(of(aPractice(1, noon + day + clockSlack))?.last).toBe(noon + day + clockSlack)
  })
})

it('knownOf is what the whole memory says of one item', () => {
  fc.assert(
    fc.property(anyPracticeLog, (made) => {
      const log = mergePractice(made, [])
      for (const [item, known] of memoryOf(log, noon, keyToday))
        expect(knownOf(item, log, noon, keyToday)).toEqual(known)
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
      const step = (memory: Memory, record: (typeof log)[number]) => practised(memory, record, now, keyToday)
      expect(log.reduce(step, noMemory)).toEqual(memoryOf(log, now, keyToday))
    }),
  )
})

it('memoryInTurns gives the same memory, whatever the length of its turns', () => {
  fc.assert(
    fc.property(anyPracticeLog, fc.integer({ min: 1, max: 4 }), (made, looks) => {
      const log = mergePractice(made, [])
      const turns = memoryInTurns(log, noon, keyToday, looks)
      let turn = turns.next()
      for (; !turn.done; ) turn = turns.next()
      expect(turn.value).toEqual(memoryOf(log, noon, keyToday))
    }),
  )
})

it('practisedAll goes on from what was known, as if all were folded', () => {
  fc.assert(
    fc.property(anyPracticeLog, fc.nat(10), (made, cut) => {
      const log = mergePractice(made, []).map(({ id, practice }, n) => ({
        id,
        practice: practice && { ...practice, at: noon + n * 60_000 },
      }))
      const before = memoryOf(log.slice(0, cut), noon, keyToday)
      for (const [item, known] of memoryOf(log, noon, keyToday))
        expect(practisedAll(before.get(item) ?? {}, item, log.slice(cut), noon, keyToday)).toEqual(known)
    }),
  )
})
