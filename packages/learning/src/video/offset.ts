import type { Timeline } from './timeline.ts'

/** The size of one step of the offset, in seconds. */
export const offsetStep = 0.1

/** No transcript of the same video is off by more seconds. */
export const largestOffset = 60

/** The offset moved by this many steps; negative steps make it earlier. */
export const stepOffset = (offset: number, steps: number) => bounded(offset + steps * offsetStep)

/** The offset with which a line starts exactly at this time of the video. */
export function snapOffset({ starts }: Timeline, line: number, videoTime: number): number {
  const start = starts[line]
  return start === undefined ? 0 : bounded(videoTime - start)
}

/** Rounded to milliseconds and limited. */
const bounded = (offset: number) =>
  Math.round(Math.min(largestOffset, Math.max(-largestOffset, offset)) * 1000) / 1000
