import { type Dab, dabsOf } from './dabs.ts'
import { linesOf } from './lines-of.ts'
import type { Point, Stroke } from './stroke.ts'
import type { Target } from './target.ts'

/** The verdict on a trace: the most important thing to improve. */
export type TraceVerdict =
  | { type: 'untouched' }
  | { type: 'right' }
  /** Some lines were not traced. */
  | { type: 'missing' }
  /** There is ink where no line is. */
  | { type: 'stray' }
  /** The ink is far longer than the lines. */
  | { type: 'scribble' }

export type JudgedTrace = {
  verdict: TraceVerdict
  /** The share of the lines that was traced, 0 to 1. */
  coverage: number
  /** The share of the ink that is on the lines, 0 to 1. */
  precision: number
  /** The length of the ink divided by the length of the lines. */
  lengthRatio: number
  /** What to show as wrong: lines that were not traced, and ink beside the lines. */
  missed: readonly Stroke[]
  stray: readonly Stroke[]
}

const leastScore = 0.85
const leastCoverage = 0.9
/** A gap longer than this many tolerances is a part of a letter, however long the rest is. */
const longestGap = 10
/**
 * The score counts in full up to the first length ratio, and not at all from the second. A tidy hand needs
 * 1.2; scribbles begin at 2.7.
 */
const [tidy, scribbled] = [1.6, 3]
/** The pen traces a line only where their directions differ by at most 60°. */
const along = 0.5

const untouched: JudgedTrace = {
  verdict: { type: 'untouched' },
  coverage: 0,
  precision: 0,
  lengthRatio: 0,
  missed: [],
  stray: [],
}

/**
 * Compares a trace with the lines of its target. With coverage and precision alone, a scribble over
 * everything would pass. So a line counts only where the pen moved in its direction, and too much ink lowers
 * the score.
 */
export function judgeTrace(target: Target, strokes: readonly Stroke[], tolerance: number): JudgedTrace {
  const step = Math.max(1, tolerance / 4)
  const trace = strokes.map((stroke) => dabsOf(stroke, step)).filter((dabs) => dabs.length > 0)
  const count = trace.reduce((sum, dabs) => sum + dabs.length, 0)
  if (count === 0) return untouched

  const followed = followedPixels(target, trace.flat(), tolerance)
  const isOn = ({ x, y }: Dab) => distanceAt(target, Math.round(x), Math.round(y)) <= tolerance
  const stray = trace.flatMap((dabs) => runsOf(dabs, (dab) => !isOn(dab)))
  const strayCount = stray.reduce((sum, run) => sum + run.length, 0)
  const covered = followed.reduce((sum, pixel) => sum + pixel, 0)

  const coverage = target.pixels.length > 0 ? covered / target.pixels.length : 0
  const precision = 1 - strayCount / count
  const lengthRatio = (count * step) / Math.max(1, target.length)
  const missed = linesOf(
    target.pixels.filter((_, at) => !followed[at]),
    target.width,
  )
  const hasGap = missed.some((line) => line.length > longestGap * tolerance)
  return {
    verdict: verdictOn(coverage, precision, lengthRatio, hasGap),
    coverage,
    precision,
    lengthRatio,
    // Nobody could see an error shorter than the tolerance.
    missed: missed.filter((line) => line.length > tolerance).map(sparse),
    stray: stray.filter((run) => run.length * step > tolerance).map(sparse),
  }
}

/** Keeps every fourth point, which is enough to draw, so that a long scribble is reported quickly. */
function sparse(points: readonly Point[]): Stroke {
  return points.filter((_, at) => at % 4 === 0 || at === points.length - 1).map(({ x, y }) => ({ x, y }))
}

function verdictOn(coverage: number, precision: number, lengthRatio: number, hasGap: boolean): TraceVerdict {
  const both = coverage + precision > 0 ? (2 * coverage * precision) / (coverage + precision) : 0
  const share = Math.min(1, Math.max(0, (scribbled - lengthRatio) / (scribbled - tidy)))
  const complete = coverage >= leastCoverage && !hasGap
  if (complete && both * share >= leastScore) return { type: 'right' }
  if (lengthRatio > tidy && (complete || share < leastScore)) return { type: 'scribble' }
  return complete || precision < coverage ? { type: 'stray' } : { type: 'missing' }
}

/** For each pixel of the skeleton: 1 if the pen passed within the tolerance, in the direction of the line. */
function followedPixels(target: Target, dabs: readonly Dab[], tolerance: number): Uint8Array {
  const { width, height, numbers, tangents } = target
  const followed = new Uint8Array(target.pixels.length)
  const disc = discOf(tolerance)
  for (const { x, y, dx, dy } of dabs) {
    const [column, row] = [Math.round(x), Math.round(y)]
    // A flat array, not pairs: this is the innermost loop, and making pairs would cost more than all the
    // rest.
    for (let place = 0; place < disc.length; place += 2) {
      const u = column + (disc[place] ?? 0)
      const v = row + (disc[place + 1] ?? 0)
      if (u < 0 || v < 0 || u >= width || v >= height) continue
      const at = (numbers[v * width + u] ?? 0) - 1
      if (at < 0 || followed[at]) continue
      const cosine = Math.abs(dx * (tangents[2 * at] ?? 0) + dy * (tangents[2 * at + 1] ?? 0))
      if (cosine >= along) followed[at] = 1
    }
  }
  return followed
}

/** The pixels of a disc around 0, as a flat array of x and y. */
function discOf(radius: number): Int32Array {
  const reach = Math.floor(radius)
  const span = Array.from({ length: 2 * reach + 1 }, (_, at) => at - reach)
  return Int32Array.from(
    span.flatMap((x) => span.filter((y) => Math.hypot(x, y) <= radius).flatMap((y) => [x, y])),
  )
}

function distanceAt({ width, height, distances }: Target, x: number, y: number): number {
  if (x < 0 || y < 0 || x >= width || y >= height) return Number.POSITIVE_INFINITY
  return distances[y * width + x] ?? Number.POSITIVE_INFINITY
}

/** The runs of neighbouring dabs for which the condition holds. */
function runsOf(dabs: readonly Dab[], isSo: (dab: Dab) => boolean): Dab[][] {
  const runs: Dab[][] = []
  let open = false
  for (const dab of dabs) {
    const so = isSo(dab)
    if (so && open) runs.at(-1)?.push(dab)
    else if (so) runs.push([dab])
    open = so
  }
  return runs
}
