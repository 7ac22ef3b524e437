import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { PackedStrokes, Point } from '@app/learning/tracing'
import { pathPoints } from './path-points.ts'

/** jayasree's units to ours: its em has 2,048 units, ours 1,024. */
const scale = 0.5
/** A smaller bend of a line is not visible, in our units. */
const finest = 0.5
/** A stroke that begins this close to the end of the one before, in our units, continues it. */
const joint = 60
/** The room around the lines for the pen, and the smallest paper, so that a small sign stays small. */
const room = 90
const smallest = 480

/** Returns how each letter is written, for the letters in the package `jayasree`. */
export function readLetterStrokes(): (letter: string) => PackedStrokes | undefined {
  const file = join(dirname(createRequire(import.meta.url).resolve('jayasree')), 'stroke-data.json')
  const all: Record<string, { strokes: { d: string }[] }> = JSON.parse(readFileSync(file, 'utf8'))
  return (letter) => {
    const found = all[letter]
    return found && pack(found.strokes.map(({ d }) => pathPoints(d)))
  }
}

function pack(paths: readonly Point[][]): PackedStrokes {
  const scaled = paths.map((path) => path.map(({ x, y }) => ({ x: x * scale, y: y * scale })))
  const strokes = scaled.reduce<Point[][]>(goOn, []).map(simplify)
  const [xs, ys] = [strokes.flat().map(({ x }) => x), strokes.flat().map(({ y }) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const sizeOf = (values: readonly number[]) =>
    Math.max(smallest, Math.ceil(Math.max(...values) - Math.min(...values) + 2 * room))
  const [width, height] = [sizeOf(xs), sizeOf(ys)]
  const across = (width - (Math.max(...xs) - left)) / 2 - left
  const down = (height - (Math.max(...ys) - top)) / 2 - top
  return {
    width,
    height,
    strokes: strokes.map((stroke) =>
      stroke.flatMap(({ x, y }) => [Math.round(x + across), Math.round(y + down)]),
    ),
  }
}

function goOn(strokes: Point[][], next: Point[]): Point[][] {
  const [end, start] = [strokes.at(-1)?.at(-1), next[0]]
  if (!end || !start || Math.hypot(end.x - start.x, end.y - start.y) > joint) return [...strokes, next]
  return [...strokes.slice(0, -1), [...(strokes.at(-1) ?? []), ...next]]
}

/** Leaves out points on the straight line between their neighbours (Ramer-Douglas-Peucker). */
function simplify(points: Point[]): Point[] {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || points.length < 3) return points
  const offs = points.map((point) => offLine(point, first, last))
  const farthest = Math.max(...offs)
  if (farthest <= finest) return [first, last]
  const at = offs.indexOf(farthest)
  return [...simplify(points.slice(0, at + 1)), ...simplify(points.slice(at)).slice(1)]
}

function offLine({ x, y }: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = Math.hypot(dx, dy)
  if (length === 0) return Math.hypot(x - from.x, y - from.y)
  const along = Math.min(1, Math.max(0, ((x - from.x) * dx + (y - from.y) * dy) / length ** 2))
  return Math.hypot(x - from.x - along * dx, y - from.y - along * dy)
}
