import { type Item, knownOf, memoryOf, type PracticeRecord } from '@app/learning/practice'
import { describe, expect, it } from 'vitest'
import { namesOf } from './item-aliases.ts'
import { keptItem } from './write-log.ts'

const now = Date.UTC(2026, 10, 26)
const hour = 3_600_000

const practised = (n: number, item: Item): PracticeRecord => ({
  id: String(n).padStart(24, '0'),
  practice: {
    exercise: item.startsWith('word:') ? 'review' : 'choose-meaning',
    at: now - (100 - n * 24) * hour,
    took: 900,
    looks: [{ item, skill: 'read', outcome: 'good' }],
  },
})

describe('the names of saved words', () => {
  it('are, of Malayalam words, their entries', () => {
    const names = namesOf({ മഴ: 'mazha' })
    expect(names.itemOf('മഴ')).toBe('word:mazha')
    expect(names.toCanonicalItem('word:മഴ')).toBe('word:mazha')
    expect(names.namesIn('word:mazha')).toEqual(['word:mazha', 'word:മഴ'])
  })

  it('are, of English words, the English of entries; other words keep their key', () => {
    const names = namesOf({ rain: 'english:mazha' })
    expect(names.itemOf('rain')).toBe('english:mazha')
    expect(names.toCanonicalItem('word:rain')).toBe('english:mazha')
    expect(names.toCanonicalItem('word:umbrella')).toBe('word:umbrella')
    expect(names.itemOf('umbrella')).toBe('word:umbrella')
    expect(names.namesIn('english:mazha')).toEqual(['english:mazha', 'word:rain'])
  })

  it('make one memory of what is reviewed and what the course asks', () => {
    const { toCanonicalItem } = namesOf({ rain: 'english:mazha' })
    const log = [practised(1, 'word:rain'), practised(2, 'english:mazha'), practised(3, 'word:rain')]
    const memory = memoryOf(log, now, toCanonicalItem)
    expect([...memory.keys()]).toEqual(['english:mazha'])
    expect(memory.get('english:mazha')?.read?.reps).toBe(3)
    expect(knownOf('english:mazha', log, now, toCanonicalItem)).toEqual(memory.get('english:mazha'))
  })

  it('are reviewed when they are due, whichever item they are', () => {
    const known = knownOf('english:mazha', [practised(1, 'english:mazha')], now, (item) => item)
    expect(keptItem('english:mazha', known)).toMatchObject({ due: known.read?.due, last: known.read?.last })
    expect(keptItem('english-sentence:one', {})).toEqual({ item: 'english-sentence:one', known: {} })
  })
})
