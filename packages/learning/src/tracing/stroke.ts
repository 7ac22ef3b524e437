/** A place on the paper, in its own units: across from the left, down from the top. */
export type Point = { x: number; y: number }

/** What a hand draws between touching the paper and leaving it. A trace is a list of them. */
export type Stroke = readonly Point[]

/** Not by `Math.hypot`, which guards against numbers that no paper has, and takes ten times as long. */
export const distanceBetween = (one: Point, other: Point) =>
  Math.sqrt((other.x - one.x) ** 2 + (other.y - one.y) ** 2)

/** How far the pen went, in the paper's units. */
export function strokeLength(stroke: Stroke): number {
  return stroke.reduce((sum, point, at) => sum + distanceBetween(stroke[at - 1] ?? point, point), 0)
}
