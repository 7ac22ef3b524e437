import { type Dab, dabsOf } from './dabs.ts'
import { linesOf } from './lines-of.ts'
import type { Point, Stroke } from './stroke.ts'
import type { Target } from './target.ts'

/** What is to be mended first. */
export type TraceVerdict =
  | { type: 'untouched' }
  | { type: 'right' }
  /** Lines that were not followed. */
  | { type: 'missing' }
  /** Ink where no line is. */
  | { type: 'stray' }
  /** Far more ink than the lines are long. */
  | { type: 'scribble' }

export type JudgedTrace = {
  verdict: TraceVerdict
  /** The part of the lines that the pen went along, 0 to 1. */
  coverage: number
  /** The part of the ink that is on the lines, 0 to 1. */
  precision: number
  /** How many times as long the ink is as the lines. */
  lengthRatio: number
  /** The map of what went wrong: lines not followed, and ink beside them. */
  missed: readonly Stroke[]
  stray: readonly Stroke[]
}

const leastScore = 0.85
const leastCoverage = 0.9
/** A line left out that is longer than so many tolerances is a part of a letter, however long the rest is. */
const longestGap = 10
/** Up to the first ratio the score counts in full, from the second on not at all. A tidy hand needs 1.2, a scribble begins at 2.7. */
const [tidy, scribbled] = [1.6, 3]
/** The pen goes along a line where their directions differ by 60° at most. */
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
 * Holds a trace against the lines of its target. Coverage and precision alone would let a scribble pass that goes everywhere, so
 * a line only counts as followed where the pen went along it, and too much ink costs the score.
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
    // What is shorter than the tolerance is no fault that anybody could see.
    missed: missed.filter((line) => line.length > tolerance).map(sparse),
    stray: stray.filter((run) => run.length * step > tolerance).map(sparse),
  }
}

/** As many points as a picture needs: what is told of a long scribble is to be told quickly. */
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

/** For each pixel of the skeleton 1 if the pen came by within the tolerance and in the line's direction. */
function followedPixels(target: Target, dabs: readonly Dab[], tolerance: number): Uint8Array {
  const { width, height, numbers, tangents } = target
  const followed = new Uint8Array(target.pixels.length)
  const disc = discOf(tolerance)
  for (const { x, y, dx, dy } of dabs) {
    const [column, row] = [Math.round(x), Math.round(y)]
    // By places, not by pairs: this is the innermost loop, and a pair costs more than all the rest of it.
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

/** The pixels of a disc around 0: across and down by turns. */
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

/** The stretches of a list whose members all are so. */
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
