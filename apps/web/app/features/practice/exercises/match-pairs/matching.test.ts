import { expect, it } from 'vitest'
import { join, noMatches, pick } from './matching.ts'

it('joins what belongs together, and keeps each wrong try', () => {
  const wrong = join(pick(noMatches, 1), 2)
  expect(wrong).toMatchObject({ matched: [], misses: [{ text: 1, match: 2 }], wrong: { text: 1, match: 2 } })
  const right = join(pick(wrong, 1), 1)
  expect(right).toEqual({
    picked: undefined,
    matched: [1],
    misses: [{ text: 1, match: 2 }],
    wrong: undefined,
  })
})

it('does nothing where nothing was picked, or what was tapped is matched already', () => {
  expect(join(noMatches, 1)).toBe(noMatches)
  const matched = join(pick(noMatches, 0), 0)
  expect(pick(matched, 0)).toBe(matched)
  const picked = pick(matched, 1)
  expect(join(picked, 0)).toBe(picked)
})
