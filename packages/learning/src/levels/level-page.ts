import { maxUserlevel } from './userlevel.ts'

/** The three level pages, each with ten segments. */
export type LevelPage = 1 | 2 | 3
export const levelPages: readonly LevelPage[] = [1, 2, 3]

export const segmentsPerPage = maxUserlevel / levelPages.length

/** How many of a page's ten segments the learner has filled. */
export function filledSegments(page: LevelPage, userlevel: number): number {
  return Math.min(Math.max(userlevel - segmentsPerPage * (page - 1), 0), segmentsPerPage)
}

/** The level page that Back opens from the quiz. */
export function pageAfterQuiz(userlevel: number): LevelPage {
  if (userlevel < 10) return 1
  return userlevel < 21 ? 2 : 3
}

/**
 * The level page that the LEVEL {n} button opens from the results. It never opens the third
 * (docs/product.md).
 */
export function pageAfterResults(userlevel: number): LevelPage {
  return userlevel > 10 ? 2 : 1
}
