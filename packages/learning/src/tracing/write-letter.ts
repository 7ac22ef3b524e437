import { type Dab, dabsOf } from './dabs.ts'
import { type Checkpoint, checkpointsOf, type LetterStrokes, nearness, spacing } from './letter-strokes.ts'
import { distanceBetween, type Stroke, strokeLength } from './stroke.ts'

/** Why a stroke does not count: it starts elsewhere, goes in the wrong direction, or leaves the letter. */
export type Slip = 'elsewhere' | 'backwards' | 'away'

/**
 * A letter being written: its checkpoints, how many of them are done, the strokes that count, and the number
 * of strokes that did not count.
 */
export type Writing = {
  checkpoints: readonly Checkpoint[]
  reached: number
  ink: readonly Stroke[]
  misses: number
  /** The result of the last stroke. */
  last?: 'onward' | Slip
}

const missesBeforeHint = 3
/** The share of a stroke that may be off the letter. */
const mostAway = 0.25
/** How many times longer than its part of the letter a stroke may be. */
const mostInk = 2
/** The share of the checkpoints on its way that a stroke must pass. */
const leastPassed = 0.8
/** The share at the end of a letter's stroke that the pen may leave out. */
const mostUnfinished = 0.1
const step = spacing / 4
/** A stroke that passes fewer checkpoints does not count. */
const fewest = 2
/** The pen's direction counts as the letter's if they differ by less than 80°. */
const sameWay = 0.17

export function startWriting(letter: LetterStrokes): Writing {
  return { checkpoints: checkpointsOf(letter), reached: 0, ink: [], misses: 0 }
}

export const isWritten = ({ checkpoints, reached }: Writing) => reached === checkpoints.length
export const wantsHint = (writing: Writing) => writing.misses >= missesBeforeHint && !isWritten(writing)

/**
 * The letter after another stroke. A stroke may stop half-way, and the next one continues there. It may also
 * continue into the letter's next stroke. A stroke that does not count changes only the number of misses.
 */
export function writeStroke(writing: Writing, stroke: Stroke): Writing {
  if (isWritten(writing)) return writing
  const walk = walkAlong(writing, stroke)
  const slip = slipOf(writing, stroke, walk)
  if (slip) return { ...writing, misses: writing.misses + 1, last: slip }
  return { ...writing, reached: walk.reached, ink: [...writing.ink, stroke], last: 'onward' }
}

/** The checkpoints that are left of the letter's current stroke. */
export function nextPart({ checkpoints, reached }: Writing): readonly Checkpoint[] {
  const next = checkpoints[reached]
  return checkpoints
    .slice(Math.max(0, next?.isFirst ? reached : reached - 1))
    .filter(({ stroke }) => stroke === next?.stroke)
}

type Walk = { reached: number; away: number }

/**
 * How far the pen came along the checkpoints, from the next one on: up to the last checkpoint before which it
 * passed most of them, in order and direction. A quick hand cuts corners, and a shaky one misses some.
 */
function walkAlong({ checkpoints, reached }: Pick<Writing, 'checkpoints' | 'reached'>, stroke: Stroke): Walk {
  const dabs = dabsOf(stroke, step)
  const part = checkpoints.slice(reached)
  // For each checkpoint, the longest sequence of checkpoints passed in order that ends there.
  const longest = part.map(() => 0)
  for (const dab of dabs) {
    let before = 0
    part.forEach((checkpoint, at) => {
      const here = longest[at] ?? 0
      if (passes(dab, checkpoint)) longest[at] = Math.max(here, before + 1)
      before = Math.max(before, here)
    })
  }
  const furthest = longest.findLastIndex((passed, at) => passed > 0 && passed >= leastPassed * (at + 1))
  const at = reached + furthest + 1
  const away =
    dabs.filter((dab) => !checkpoints.some((one) => distanceBetween(one, dab) <= nearness)).length * step
  const gaps = checkpoints.slice(reached + 1, at).reduce((sum, checkpoint, place) => {
    const before = checkpoints[reached + place]
    return checkpoint.isFirst && before ? sum + distanceBetween(before, checkpoint) : sum
  }, 0)
  return {
    reached: endedAt(checkpoints, at, dabs.at(-1)),
    // The way between two strokes of a letter is free.
    away: Math.max(0, away - gaps) / (dabs.length * step),
  }
}

/** The checkpoint after the stroke's end, if only its last bit is missing and the pen was lifted near it. */
function endedAt(checkpoints: readonly Checkpoint[], at: number, end: Dab | undefined): number {
  const stroke = checkpoints[at]?.stroke
  const after = checkpoints.findLastIndex((one) => one.stroke === stroke) + 1
  const last = checkpoints[after - 1]
  if (!end || !last || checkpoints[at]?.isFirst || distanceBetween(last, end) > 2 * nearness) return at
  const count = checkpoints.filter((one) => one.stroke === stroke).length
  return after - at <= Math.max(1, mostUnfinished * count) ? after : at
}

function passes(dab: Dab, checkpoint: Checkpoint | undefined): boolean {
  if (!checkpoint || distanceBetween(dab, checkpoint) > nearness) return false
  return checkpoint.isFirst || dab.dx * checkpoint.dx + dab.dy * checkpoint.dy >= sameWay
}

function slipOf(writing: Writing, stroke: Stroke, { reached, away }: Walk): Slip | undefined {
  const { checkpoints } = writing
  const part = checkpoints.slice(writing.reached, reached)
  const partLength = part.length * spacing
  const isScribble = strokeLength(stroke) > mostInk * partLength + 2 * nearness
  const isShort = part.length < Math.min(fewest, checkpoints.length - writing.reached)
  if (!isShort && away <= mostAway && !isScribble) return undefined
  if (goesBackwards(writing, stroke)) return 'backwards'
  const [start, next] = [stroke[0], checkpoints[writing.reached]]
  return start && next && distanceBetween(start, next) > nearness * 1.5 ? 'elsewhere' : 'away'
}

/** Whether the pen follows the next stroke from its end to its beginning. */
function goesBackwards(writing: Writing, stroke: Stroke): boolean {
  const next = writing.checkpoints[writing.reached]?.stroke
  const checkpoints = writing.checkpoints
    .filter((one) => one.stroke === next)
    .toReversed()
    .map((one, at) => ({ ...one, dx: -one.dx, dy: -one.dy, isFirst: at === 0 }))
  const from = stroke[0]
  const nearest = checkpoints.findIndex((one) => from && distanceBetween(one, from) <= nearness)
  return nearest >= 0 && walkAlong({ checkpoints, reached: nearest }, stroke).reached - nearest > fewest
}
