import type { Point, Stroke } from '../tracing/stroke.ts'

/** A random number generator with a seed: numbers from 0 up to 1, the same for the same seed. */
export function chanceOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 16807) % 2147483647
    return state / 2147483647
  }
}

type Random = () => number

/**
 * Traces lines as a hand does: a point every few units, up to `wobble` units beside the line, and staying on
 * one side for a while.
 */
export function handFollowing(lines: readonly Stroke[], wobble: number, random: Random): Stroke[] {
  return lines.map((line) => {
    let off: Point = { x: 0, y: 0 }
    const wander = (now: number) => now * 0.8 + (random() - 0.5) * 1.2 * wobble
    return line
      .filter((_, at) => at % 6 === 0 || at === line.length - 1)
      .map(({ x, y }) => {
        off = { x: wander(off.x), y: wander(off.y) }
        return { x: x + off.x, y: y + off.y }
      })
  })
}

/** Moves all strokes, as a hand does that starts in the wrong place. */
export function moved(strokes: readonly Stroke[], by: number): Stroke[] {
  return strokes.map((stroke) => stroke.map(({ x, y }) => ({ x: x + by, y: y + by })))
}

/** Stops after half of the way. */
export function firstHalf(lines: readonly Stroke[]): Stroke[] {
  let left = lines.reduce((sum, line) => sum + line.length, 0) / 2
  return lines.flatMap((line) => {
    const part = line.slice(0, Math.max(0, left))
    left -= line.length
    return part.length > 1 ? [part] : []
  })
}

/** How far a hand strays from the line, as a share of the size of the letters. */
const wobbles = { good: 0.03, shaky: 0.06 }

/**
 * The traces of different hands, by name: a good and a shaky hand write the text, one stops half-way, one
 * writes `other`, and the rest scribble.
 */
export function hands(
  { lines, size, other }: { lines: readonly Stroke[]; size: number; other?: readonly Stroke[] | undefined },
  random: Random,
): Record<string, Stroke[]> {
  const wobble = wobbles.good * size
  return {
    'good hand': handFollowing(lines, wobble, random),
    'shaky hand': handFollowing(lines, wobbles.shaky * size, random),
    'half of it': handFollowing(firstHalf(lines), wobble, random),
    ...(other && { 'another text': handFollowing(other, wobble, random) }),
    ...Object.fromEntries(
      Object.entries(scribbles(lines, random)).map(([way, strokes]) => [`scribble: ${way}`, strokes]),
    ),
  }
}

/** Scribbles over the area of the lines, one kind for each name. */
export function scribbles(lines: readonly Stroke[], random: Random): Record<string, Stroke[]> {
  const { left, top, width, height } = boxAround(lines)
  const at = (x: number, y: number): Point => ({ x: left + x * width, y: top + y * height })
  const many = (count: number, point: (at: number) => Point): Stroke =>
    Array.from({ length: count }, (_, n) => point(n))
  const within = (value: number) => Math.min(1, Math.max(0, value))
  let wandering: Point = { x: 0.5, y: 0.5 }
  return {
    'one line': [[at(0, 0.5), at(1, 0.5)]],
    'loose zigzag': [many(20, (n) => at(n / 19, n % 2))],
    'dense zigzag': [many(Math.ceil(width / 5), (n) => at((n * 5) / width, n % 2))],
    hatching: [many(30, (n) => at(((n + 1) >> 1) % 2, (n >> 1) / 15))],
    'random scribble': [
      many(400, () => {
        wandering = {
          x: within(wandering.x + ((random() - 0.5) * 120) / width),
          y: within(wandering.y + ((random() - 0.5) * 90) / height),
        }
        return at(wandering.x, wandering.y)
      }),
    ],
    loops: [many(600, (n) => at(n / 600 + (18 * Math.cos(n / 4)) / width, (1 + Math.sin(n / 4)) / 2))],
    dots: many(40, () => at(random(), random())).map((dot) => [dot]),
  }
}

function boxAround(lines: readonly Stroke[]) {
  const xs = lines.flat().map(({ x }) => x)
  const ys = lines.flat().map(({ y }) => y)
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top }
}
