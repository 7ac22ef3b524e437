import { expect, it } from 'vitest'
import type { Path, Unit } from '../course/path.ts'
import { isTaughtBy, taughtAt } from './taught-at.ts'

const both = { en: 'A title', ml: 'പേര്' }
const unit = (more: Partial<Unit>): Unit => ({
  ...{
    id: 'unit',
    title: both,
    canDo: both,
    letters: [],
    words: [],
    read: [],
    sentences: [],
    topics: [],
    films: [],
  },
  ...more,
})
const stretch = (...units: Unit[]) => ({ id: 'stretch', title: both, units })

const path: Path = {
  stretches: [
    stretch(unit({ words: ['amma'], letters: ['letter-a'] }), unit({ words: ['vellam'] })),
    stretch(unit({ words: ['amma'], grammar: { item: 'ending:past', note: both, examples: [] } })),
  ],
}

it('counts units through all stretches, and takes the first that teaches a thing', () => {
  expect(Object.fromEntries(taughtAt(path))).toEqual({
    'letter:letter-a': 0,
    'word:amma': 0,
    'word:vellam': 1,
    'ending:past': 2,
  })
})

it('says whether a unit or one before it teaches a thing', () => {
  const taught = taughtAt(path)
  expect(isTaughtBy('word:vellam', 0, taught)).toBe(false)
  expect(isTaughtBy('word:vellam', 1, taught)).toBe(true)
  expect(isTaughtBy('word:nothing', 9, taught)).toBe(false)
})
