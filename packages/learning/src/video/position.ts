/** The milliseconds between two savings of the position while a video plays. */
export const storeEvery = 500

/** A video counts as watched this many seconds before its end. Next time it starts from the beginning. */
const nearEnd = 1

/**
 * The position to continue from, read from storage. The beginning if the value is damaged or the video was
 * watched to its end.
 */
export function readPosition(stored: string | null, duration = Number.POSITIVE_INFINITY): number {
  const seconds = stored === null || stored.trim() === '' ? 0 : Number(stored)
  return seconds > 0 && seconds < duration - nearEnd ? seconds : 0
}
