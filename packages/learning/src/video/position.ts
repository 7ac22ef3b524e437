/** Milliseconds from one storing of the position to the next, while a video plays. */
export const storeEvery = 500

/** Seconds before its end at which a video counts as watched: the next time it begins anew. */
const nearEnd = 1

/** Where a video goes on, from what the device has stored: the beginning, where that is damaged or nothing is left to watch. */
export function readPosition(stored: string | null, duration = Number.POSITIVE_INFINITY): number {
  const seconds = stored === null || stored.trim() === '' ? 0 : Number(stored)
  return seconds > 0 && seconds < duration - nearEnd ? seconds : 0
}
