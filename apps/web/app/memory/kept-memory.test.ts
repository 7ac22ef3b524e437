import {
  type Item,
  type Memory,
  memoryOf,
  type PracticeRecord,
  type ToCanonicalItem,
} from '@app/learning/practice'
import { describe, expect, it } from 'vitest'
import type { KeptPractice } from '../device/log/kept-practice.ts'
import { keptItem } from '../device/log/write-log.ts'
import { keptMemory } from './kept-memory.ts'

const hour = 3_600_000
const now = Date.UTC(2026, 10, 26)

const practised = (n: number, item: Item, skill: 'read' | 'hear'): KeptPractice => ({
  id: String(n).padStart(24, '0'),
  practice: {
    exercise: 'review',
    at: now - (200 - n * 24) * hour,
    took: 900,
    looks: [{ item, skill, outcome: 'good' }],
  },
  items: [item],
  at: 0,
})

/** The saved word is the entry with its spelling. */
const toCanonicalItem: ToCanonicalItem = (item) => (item === 'word:അമ്മ' ? 'word:amma' : item)
const asItWas: ToCanonicalItem = (item) => item

const log = [
  practised(1, 'word:അമ്മ', 'read'),
  practised(2, 'word:അമ്മ', 'read'),
  practised(3, 'word:അമ്മ', 'read'),
  practised(4, 'word:amma', 'read'),
  practised(5, 'word:amma', 'hear'),
  practised(6, 'word:veedu', 'read'),
]
const fold = (records: readonly PracticeRecord[], name: ToCanonicalItem): Memory =>
  memoryOf(records, now, name)
const keptOf = (memory: Memory) => [...memory].map(([item, known]) => keptItem(item, known))
const kept = keptOf(fold(log, asItWas))

describe('what a device knows', () => {
  it('is the fold of its log, though a word was practised under two names', async () => {
    const of = async (item: Item) => log.filter(({ items }) => items?.includes(item))
    const memory = await keptMemory(kept, { of, isWhole: true }, toCanonicalItem, now)
    expect(memory).toEqual(fold(log, toCanonicalItem))
  })

  it('is what the server knew while its log has not come, and asks nothing of the log', async () => {
    const of = () => Promise.reject(new Error('The log is not here.'))
    const memory = await keptMemory(kept, { of, isWhole: false }, toCanonicalItem, now)
    expect([...memory.keys()].toSorted()).toEqual(['word:amma', 'word:veedu'])
    const [saved, entry] = [fold(log, asItWas).get('word:അമ്മ'), fold(log, asItWas).get('word:amma')]
    expect(memory.get('word:amma')).toEqual({ read: saved?.read, hear: entry?.hear })
    expect(memory.get('word:veedu')).toEqual(fold(log, asItWas).get('word:veedu'))
  })

  it('has nothing of what was never practised', async () => {
    const of = () => Promise.resolve([])
    expect(await keptMemory([], { of, isWhole: false }, toCanonicalItem, now)).toEqual(new Map())
  })
})
