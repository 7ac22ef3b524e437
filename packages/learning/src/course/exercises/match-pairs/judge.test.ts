import { expect, it } from 'vitest'
import { aWorld, knowing } from '../testing.ts'
import { judgeMatchPairs } from './judge.ts'
import { makeMatchPairs } from './make.ts'

const items = ['word:kuda', 'word:mesha', 'word:muri', 'word:kasera'] as const
const made = makeMatchPairs(
  items.map((item) => ({ item, skill: 'read' })),
  aWorld({ memory: knowing('word:mazha') }),
)
if (!made) throw new Error('Nothing is made.')

it('counts all pairs as known if nothing was joined wrongly', () => {
  const { right, looks } = judgeMatchPairs(made, { type: 'matched', misses: [] })
  expect(right).toBe(true)
  expect(new Map(looks.map(({ item, outcome }) => [item, outcome]))).toEqual(
    new Map(items.map((item) => [item, 'good'])),
  )
})

it('blames the word whose meaning was looked for, and says nothing of the one whose meaning was taken', () => {
  const { right, looks, feedback } = judgeMatchPairs(made, {
    type: 'matched',
    misses: [{ text: 0, match: made.pairs.findIndex(({ item }) => item === 'word:muri') }],
  })
  expect(right).toBe(false)
  expect(new Map(looks.map(({ item, outcome }) => [item, outcome]))).toEqual(
    new Map([
      ['word:kuda', 'again'],
      ['word:mesha', 'good'],
      ['word:kasera', 'good'],
    ]),
  )
  expect(feedback).toEqual({ type: 'pair', text: 'കുട', match: 'umbrella', item: 'word:kuda' })
})

it('never has two words of one meaning, nor a word alone', () => {
  const asked = (item: 'word:amma' | 'word:thaaya') => ({ item, skill: 'read' as const })
  expect(makeMatchPairs([asked('word:amma'), asked('word:thaaya')], aWorld())).toBeUndefined()
  expect(makeMatchPairs([asked('word:amma')], aWorld())).toBeUndefined()
})

it('adds what this session introduced to an item alone', () => {
  const world = aWorld({ memory: knowing('word:mazha'), underWay: ['word:kuda', 'word:mesha', 'letter:ല'] })
  const found = makeMatchPairs([{ item: 'word:amma', skill: 'read' }], world)
  expect(found?.pairs.map(({ item }) => item)).toEqual(
    expect.arrayContaining(['word:amma', 'word:kuda', 'word:mesha']),
  )
})

it('is by ear of words that have a clip', () => {
  const found = makeMatchPairs(
    items.map((item) => ({ item, skill: 'hear' })),
    aWorld(),
  )
  expect(found?.by).toBe('ear')
  expect(found?.pairs.every(({ audio }) => audio)).toBe(true)
})
