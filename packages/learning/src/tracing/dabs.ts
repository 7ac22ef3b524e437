import { distanceBetween, type Point, type Stroke } from './stroke.ts'

/** One of the places where the pen stood, at even distances, and the way it went: a vector of length 1, or of 0 for a mere dot. */
export type Dab = Point & { dx: number; dy: number }

/** Strokes come with points where the device reported them, dense where the hand was slow. Dabs stand every `step` units. */
export function dabsOf(stroke: Stroke, step: number): Dab[] {
  const first = stroke[0]
  if (!first) return []
  const dabs: Dab[] = []
  let last: Point = first
  for (const point of stroke) {
    const length = distanceBetween(last, point)
    // Shorter steps than one are put together, so that a slow hand's trembling has no direction.
    if (length < step) continue
    const [dx, dy] = [(point.x - last.x) / length, (point.y - last.y) / length]
    if (dabs.length === 0) dabs.push({ ...last, dx, dy })
    const count = Math.round(length / step)
    for (let at = 1; at <= count; at++) {
      const along = (length * at) / count
      dabs.push({ x: last.x + dx * along, y: last.y + dy * along, dx, dy })
    }
    last = point
  }
  return dabs.length > 0 ? dabs : [{ ...first, dx: 0, dy: 0 }]
}
