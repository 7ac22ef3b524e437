import type { Point } from '@app/learning/tracing'

/** The number of pieces of a curve. */
const pieces = 12

/**
 * The points of an SVG path of absolute moves, lines and cubic curves, the only commands of the letters'
 * strokes. Throws at anything else.
 */
export function pathPoints(path: string): Point[] {
  const points: Point[] = []
  for (const [, command = '', rest = ''] of path.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const numbers = (rest.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number)
    const ends = Array.from({ length: numbers.length / 2 }, (_, at) => ({
      x: numbers[2 * at] ?? 0,
      y: numbers[2 * at + 1] ?? 0,
    }))
    if (command === 'M' || command === 'L') points.push(...ends)
    else if (command === 'C')
      for (let at = 0; at + 2 < ends.length; at += 3)
        points.push(...curve(points.at(-1), ends.slice(at, at + 3)))
    else throw new Error(`A stroke is drawn with ${command}, which is not known here.`)
  }
  return points
}

/** The points of a cubic curve, without its first. */
function curve(start: Point | undefined, [one, other, end]: readonly Point[]): Point[] {
  if (!start || !one || !other || !end) throw new Error('A curve of a stroke has too few points.')
  return Array.from({ length: pieces }, (_, at) => {
    const t = (at + 1) / pieces
    const [a, b, c, d] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t ** 2 * (1 - t), t ** 3]
    return {
      x: a * start.x + b * one.x + c * other.x + d * end.x,
      y: a * start.y + b * one.y + c * other.y + d * end.y,
    }
  })
}
