/** A learner cannot reset more often than this; a damaged number beyond it counts as none. */
export const lastEpoch = 1_000_000_000

/** What a stored value means as an epoch: itself when it can be one, else the first. */
export function readEpoch(value: unknown): number {
  const possible = typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= lastEpoch
  return possible ? value : 0
}

/** The epoch that a reset begins. */
export function epochAfter(epoch: number): number {
  return Math.min(epoch + 1, lastEpoch)
}
