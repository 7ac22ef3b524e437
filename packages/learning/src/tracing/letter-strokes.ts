import { dabsOf } from './dabs.ts'
import type { Point, Stroke } from './stroke.ts'

/** How a letter is written: its strokes in their order and direction, on a paper of its own size. */
export type LetterStrokes = { width: number; height: number; strokes: readonly Stroke[] }

/** The same as it is stored: the points of a stroke one after the other, x and y by turns. */
export type PackedStrokes = { width: number; height: number; strokes: readonly (readonly number[])[] }

export function unpackStrokes({ width, height, strokes }: PackedStrokes): LetterStrokes {
  return { width, height, strokes: strokes.map(pointsOf) }
}

const pointsOf = (numbers: readonly number[]): Point[] =>
  Array.from({ length: numbers.length / 2 }, (_, at) => ({
    x: numbers[2 * at] ?? 0,
    y: numbers[2 * at + 1] ?? 0,
  }))

/** A place that the pen has to come by, and the way it has to go there: a vector of length 1. */
export type Checkpoint = Point & { dx: number; dy: number; stroke: number; isFirst: boolean }

/** From one checkpoint to the next, and how near the pen has to come, in the letter's units: 1,024 of them are as high as a line of writing. */
export const spacing = 40
export const nearness = 80

export function checkpointsOf({ strokes }: LetterStrokes): Checkpoint[] {
  return strokes.flatMap((points, stroke) =>
    dabsOf(points, spacing / 4)
      .filter((_, at, dabs) => at % 4 === 0 || at === dabs.length - 1)
      .map((dab, at) => ({ ...dab, stroke, isFirst: at === 0 })),
  )
}
