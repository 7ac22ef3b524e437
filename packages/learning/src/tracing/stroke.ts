/** A point in the drawing area, in its own units, from the left and from the top. */
export type Point = { x: number; y: number }

/** What a hand draws between touching the screen and lifting. A trace is a list of strokes. */
export type Stroke = readonly Point[]

/**
 * Without `Math.hypot`, which also handles numbers too large or small for a screen and takes ten times as
 * long.
 */
export const distanceBetween = (one: Point, other: Point) =>
  Math.sqrt((other.x - one.x) ** 2 + (other.y - one.y) ** 2)

/** The length of a stroke. */
export function strokeLength(stroke: Stroke): number {
  return stroke.reduce((sum, point, at) => sum + distanceBetween(stroke[at - 1] ?? point, point), 0)
}
