export const firstUserlevel = 1
export const maxUserlevel = 30

/** A score above this passes. With steps of ten that is the same as the results page's "40 or more". */
const passMark = 30

export function passes(score: number): boolean {
  return score > passMark
}

/**
 * The user level after a finished quiz: one higher after a pass, whatever the topic, up to the highest level.
 */
export function levelAfter(userlevel: number, score: number): number {
  return passes(score) ? Math.min(userlevel + 1, maxUserlevel) : userlevel
}

/** Reads a stored value as a user level: the value if it is a valid level, otherwise the first level. */
export function readUserlevel(value: unknown): number {
  const possible =
    typeof value === 'number' && Number.isInteger(value) && value >= firstUserlevel && value <= maxUserlevel
  return possible ? value : firstUserlevel
}
