import { dabsOf } from './dabs.ts'
import type { LetterStrokes } from './letter-strokes.ts'
import { distanceBetween, type Point, type Stroke } from './stroke.ts'
import { isWritten, type Slip, startWriting, writeStroke } from './write-letter.ts'

/** A letter that was written with nothing below it. `slip` is what was wrong with the first stroke that does not count. */
export type FreeLetter = { type: 'written' } | { type: 'unfinished' } | { type: 'slip'; slip: Slip }

/** By how much a hand may make a letter wider than high, or higher than wide, than it is. */
const mostStretch = 1.8
/** The least size of a letter, in its units, in which a hand's own size can be measured. */
const measurable = 240
/** How far ink and letter may be apart, in the letter's units: on the whole, and anywhere. */
const mostApart = 38
const mostFar = 105
/** On a smaller paper (a sign's) they must be nearer. */
const usualSize = 620
/** The distance between two points that are compared. */
const fine = 16

/**
 * Judges a letter that was written on empty paper, of any size and anywhere: it is laid over the letter, and then its
 * strokes must come in order and direction, as in `writeStroke`.
 */
export function writeFreely(letter: LetterStrokes, strokes: readonly Stroke[]): FreeLetter {
  const laid = laidOver(letter, strokes)
  let writing = startWriting(letter)
  for (const stroke of laid) {
    const next = writeStroke(writing, stroke)
    if (next.misses > 0 && next.last && next.last !== 'onward') return { type: 'slip', slip: next.last }
    writing = next
  }
  if (!isWritten(writing)) return { type: 'unfinished' }
  return covers(letter, laid) ? { type: 'written' } : { type: 'slip', slip: 'away' }
}

/** Whether the ink is where the letter is, and nowhere else. */
function covers(letter: LetterStrokes, strokes: readonly Stroke[]): boolean {
  const [ink, line] = [strokes, letter.strokes].map((all) => all.flatMap((stroke) => dabsOf(stroke, fine)))
  if (!ink || !line) return false
  const [stray, missed] = [distances(ink, line), distances(line, ink)]
  const far = mostFar * Math.min(1, Math.max(letter.width, letter.height) / usualSize)
  return [stray, missed].every((all) => mean(all) <= mostApart && Math.max(...all) <= far)
}

/** How far each of some points is from the nearest of others. */
const distances = (from: readonly Point[], to: readonly Point[]) =>
  from.map((point) => Math.min(...to.map((other) => distanceBetween(point, other))))

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** The strokes, moved and scaled so that they fill the place of the letter. */
export function laidOver(letter: LetterStrokes, strokes: readonly Stroke[]): Stroke[] {
  const [own, other] = [boxOf(strokes.flat()), boxOf(letter.strokes.flat())]
  const across = scaleOf(own.width, other.width)
  const down = scaleOf(own.height, other.height)
  const x = across === undefined ? (down ?? 1) : clamp(across, down)
  const y = down === undefined ? (across ?? 1) : clamp(down, across)
  return strokes.map((stroke) =>
    stroke.map((point) => ({
      x: (point.x - own.x) * x + other.x,
      y: (point.y - own.y) * y + other.y,
    })),
  )
}

const clamp = (scale: number, beside: number | undefined) =>
  beside === undefined ? scale : Math.min(Math.max(scale, beside / mostStretch), beside * mostStretch)

const scaleOf = (own: number, other: number) => (other < measurable || own === 0 ? undefined : other / own)

/** The middle of points, and their size. */
function boxOf(points: readonly Point[]) {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  return { x: (left + right) / 2, y: (top + bottom) / 2, width: right - left, height: bottom - top }
}
