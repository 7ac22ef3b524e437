import { describe, expect, it } from 'vitest'
import { filledSegments, pageAfterQuiz, pageAfterResults } from './level-page.ts'

describe('filledSegments', () => {
  it.each([
    { userlevel: 1, filled: [1, 0, 0] },
    { userlevel: 9, filled: [9, 0, 0] },
    { userlevel: 10, filled: [10, 0, 0] },
    { userlevel: 11, filled: [10, 1, 0] },
    { userlevel: 20, filled: [10, 10, 0] },
    { userlevel: 21, filled: [10, 10, 1] },
    { userlevel: 29, filled: [10, 10, 9] },
    { userlevel: 30, filled: [10, 10, 10] },
    { userlevel: 0, filled: [0, 0, 0] },
  ])('level $userlevel fills $filled of the three bars', ({ userlevel, filled }) => {
    expect(([1, 2, 3] as const).map((page) => filledSegments(page, userlevel))).toEqual(filled)
  })
})

describe('pageAfterQuiz', () => {
  it.each([
    { userlevel: 1, page: 1 },
    { userlevel: 9, page: 1 },
    { userlevel: 10, page: 2 },
    { userlevel: 11, page: 2 },
    { userlevel: 20, page: 2 },
    { userlevel: 21, page: 3 },
    { userlevel: 30, page: 3 },
  ])('Back leads from level $userlevel to page $page', ({ userlevel, page }) => {
    expect(pageAfterQuiz(userlevel)).toBe(page)
  })
})

describe('pageAfterResults', () => {
  it.each([
    { userlevel: 1, page: 1 },
    { userlevel: 10, page: 1 },
    { userlevel: 11, page: 2 },
    { userlevel: 21, page: 2 },
    { userlevel: 30, page: 2 },
  ])('LEVEL $userlevel leads to page $page', ({ userlevel, page }) => {
    expect(pageAfterResults(userlevel)).toBe(page)
  })
})
