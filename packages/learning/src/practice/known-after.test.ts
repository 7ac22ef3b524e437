import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { day } from '../review/schedule.ts'
import { aPractice } from '../testing/practice.ts'
import { canonicalKey } from './canonical-item.ts'
import type { Item } from './item.ts'
import { changedItems, knownAfter, type PracticeChange } from './known-after.ts'
import { type Known, knownOf, memoryEdition, memoryOf } from './memory.ts'
import { mergePractice, resolveConflict } from './merge-practice.ts'
import type { PracticeRecord } from './practice.ts'
import { anyPracticeLog } from './testing.ts'

const noon = Date.UTC(2026, 10, 21, 12)
/** Later than every record of `anyPracticeLog`. */
const late = noon + 400 * day

/** Merges records into a log, and renews what is known of the items that they change, as a server does. */
function take(
  log: Map<string, PracticeRecord>,
  memory: Map<Item, Known>,
  names: Map<Item, Set<Item>>,
  records: readonly PracticeRecord[],
) {
  const changes: PracticeChange[] = []
  for (const record of mergePractice(records, [])) {
    const before = log.get(record.id)
    const after = before ? resolveConflict(before, record) : record
    if (JSON.stringify(before) === JSON.stringify(after)) continue
    log.set(record.id, after)
    changes.push(before ? { before, after } : { after })
  }
  for (const [item, change] of changedItems(changes, canonicalKey)) {
    const all = new Set([...(names.get(item) ?? []), ...change.names])
    names.set(item, all)
    const known =
      (change.looks && knownAfter(memory.get(item) ?? {}, change.looks)) ??
      knownOf(item, [...log.values()].filter(mentions(all)), late, canonicalKey)
    if (Object.keys(known).length > 0) memory.set(item, known)
    else memory.delete(item)
  }
}

const mentions =
  (names: ReadonlySet<Item>) =>
  ({ practice }: PracticeRecord) =>
    practice?.looks.some(({ item }) => names.has(item)) ?? false

it('renewed with each change, whatever comes in whatever order, is the fold of the whole log', () => {
  fc.assert(
    fc.property(fc.array(anyPracticeLog, { maxLength: 6 }), (parts) => {
      const log = new Map<string, PracticeRecord>()
      const memory = new Map<Item, Known>()
      const names = new Map<Item, Set<Item>>()
      for (const part of parts) take(log, memory, names, part)
      expect(memory).toEqual(memoryOf([...log.values()], late, canonicalKey))
    }),
  )
})

describe('knownAfter', () => {
  const seen = (at: number, skill: 'read' | 'hear' = 'read') =>
    ({ at, look: { item: 'word:vellam', skill, outcome: 'good' } }) as const

  it('asks for the whole log where a look is not later than the last one', () => {
    const known = knownAfter({}, [seen(noon)])
    expect(known && knownAfter(known, [seen(noon + 1)])).toBeDefined()
    expect(known && knownAfter(known, [seen(noon)])).toBeUndefined()
    expect(known && knownAfter(known, [seen(noon + 1), seen(noon - 1, 'hear')])).toBeUndefined()
  })
})

it('gives the memory of its edition: raise memoryEdition when this fails, and only then change it', () => {
  const log = (['good', 'again', 'hard', 'good', 'easy', 'again', 'good'] as const).map((outcome, n) =>
    aPractice(n, Date.UTC(2026, 0, 1 + n * n, 8), {
      looks: [
        [`word:${n % 2 ? 'അവൻ' : 'അവന്\u200d'}`, 'read', outcome],
        ['letter:letter-a', 'write', outcome],
      ],
    }),
  )
  const cards = [...memoryOf(log, noon, canonicalKey)].map(
    ([item, known]) => `${item} ${JSON.stringify(known)}`,
  )
  expect([memoryEdition, ...cards]).toMatchInlineSnapshot(`
    [
      1,
      "word:അവൻ {"read":{"state":"known","due":1770883200000,"stability":6.17372311,"difficulty":9.19570247,"step":0,"reps":7,"lapses":1,"first":1767254400000,"last":1770364800000}}",
      "letter:letter-a {"write":{"state":"known","due":1770883200000,"stability":6.17372311,"difficulty":9.19570247,"step":0,"reps":7,"lapses":1,"first":1767254400000,"last":1770364800000}}",
    ]
  `)
})
