import { distanceBetween, type Point, type Stroke } from './stroke.ts'

/**
 * One of the evenly spaced positions of the pen, and its direction there: a vector of length 1, or of length
 * 0 for a single dot.
 */
export type Dab = Point & { dx: number; dy: number }

/** Resamples a stroke to one dab every `step` units. Devices report more points where the hand is slow. */
export function dabsOf(stroke: Stroke, step: number): Dab[] {
  const first = stroke[0]
  if (!first) return []
  const dabs: Dab[] = []
  let last: Point = first
  for (const point of stroke) {
    const length = distanceBetween(last, point)
    // Shorter steps are added together, so that the trembling of a slow hand has no direction.
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
