/** No learner resets more often than this. A higher number is damaged and counts as 0. */
export const lastEpoch = 1_000_000_000

/** Reads a stored value as an epoch: the value if it is a valid epoch, otherwise 0. */
export function readEpoch(value: unknown): number {
  const possible = typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= lastEpoch
  return possible ? value : 0
}

/** The epoch after a reset. */
export function epochAfter(epoch: number): number {
  return Math.min(epoch + 1, lastEpoch)
}
