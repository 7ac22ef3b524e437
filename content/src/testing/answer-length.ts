import type { Question } from '@app/learning/quiz'

/**
 * How often the right option is found by taking the longest one, or the shortest, between 0 and 1. Chance is a quarter.
 * Of options of equal length, each is the longest in part.
 */
export function foundByLength(questions: readonly Question[], which: 'longest' | 'shortest'): number {
  const sign = which === 'longest' ? 1 : -1
  const won = questions.map(({ options }) => {
    const most = Math.max(...options.map(({ text }) => sign * text.length))
    const chosen = options.filter(({ text }) => sign * text.length === most)
    return chosen.filter(({ correct }) => correct).length / chosen.length
  })
  return won.reduce((sum, part) => sum + part, 0) / won.length
}
