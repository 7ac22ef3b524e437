import type { Timeline } from './timeline.ts'

/** Seconds by which lines come later than their transcript says; earlier where it is negative. */
export const offsetStep = 0.1

/** More than this no transcript of this very video is off by. */
export const largestOffset = 60

/** An offset a step later (1) or earlier (-1). */
export const stepOffset = (offset: number, steps: number) => bounded(offset + steps * offsetStep)

/** The offset at which a line starts at this very moment of the video: what one hears begin is what begins. */
export function snapOffset({ starts }: Timeline, line: number, videoTime: number): number {
  const start = starts[line]
  return start === undefined ? 0 : bounded(videoTime - start)
}

/** To milliseconds: more is noise. */
const bounded = (offset: number) =>
  Math.round(Math.min(largestOffset, Math.max(-largestOffset, offset)) * 1000) / 1000
