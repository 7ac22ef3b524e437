import { dabsOf } from './dabs.ts'
import type { Point, Stroke } from './stroke.ts'

/** The strokes of a letter in order and direction, in an area of its own size. */
export type LetterStrokes = { width: number; height: number; strokes: readonly Stroke[] }

/** The strokes as they are stored: the x and y of all points in one list. */
export type PackedStrokes = { width: number; height: number; strokes: readonly (readonly number[])[] }

export function unpackStrokes({ width, height, strokes }: PackedStrokes): LetterStrokes {
  return { width, height, strokes: strokes.map(pointsOf) }
}

const pointsOf = (numbers: readonly number[]): Point[] =>
  Array.from({ length: numbers.length / 2 }, (_, at) => ({
    x: numbers[2 * at] ?? 0,
    y: numbers[2 * at + 1] ?? 0,
  }))

/** A position that the pen must pass, and the direction to pass it in: a vector of length 1. */
export type Checkpoint = Point & { dx: number; dy: number; stroke: number; isFirst: boolean }

/**
 * The distance between two checkpoints, and how near the pen must pass, in the letter's units: 1,024 of them
 * are the height of a line of writing.
 */
export const spacing = 40
export const nearness = 80

export function checkpointsOf({ strokes }: LetterStrokes): Checkpoint[] {
  return strokes.flatMap((points, stroke) =>
    dabsOf(points, spacing / 4)
      .filter((_, at, dabs) => at % 4 === 0 || at === dabs.length - 1)
      .map((dab, at) => ({ ...dab, stroke, isFirst: at === 0 })),
  )
}
