import { shuffle } from '../../../quiz/shuffle.ts'
import type { Choice } from '../parts.ts'

/** The right option among the wrong ones, by chance. Undefined if there is none wrong. */
export function shuffled(
  right: Choice,
  wrong: readonly Choice[],
  random: () => number,
): { options: readonly Choice[]; right: number } | undefined {
  if (wrong.length === 0) return undefined
  const options = shuffle([right, ...wrong], random)
  return { options, right: options.indexOf(right) }
}
