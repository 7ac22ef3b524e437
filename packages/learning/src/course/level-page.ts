import { maxUserlevel } from './userlevel.ts'

/** The three pages of levels, each of ten. */
export type LevelPage = 1 | 2 | 3
export const levelPages: readonly LevelPage[] = [1, 2, 3]

export const segmentsPerPage = maxUserlevel / levelPages.length

/** How many of a page's ten segments the learner has filled. */
export function filledSegments(page: LevelPage, userlevel: number): number {
  return Math.min(Math.max(userlevel - segmentsPerPage * (page - 1), 0), segmentsPerPage)
}

/** The level page that Back leads to from the quiz. */
export function pageAfterQuiz(userlevel: number): LevelPage {
  if (userlevel < 10) return 1
  return userlevel < 21 ? 2 : 3
}

/** The level page that LEVEL {n} leads to from the results; it never leads to the third (docs/product.md, "Results"). */
export function pageAfterResults(userlevel: number): LevelPage {
  return userlevel > 10 ? 2 : 1
}
