import { type Dab, dabsOf } from './dabs.ts'
import { type Checkpoint, checkpointsOf, type LetterStrokes, nearness, spacing } from './letter-strokes.ts'
import { distanceBetween, type Stroke, strokeLength } from './stroke.ts'

/** Why a stroke does not count: it begins elsewhere, goes the other way round, or leaves the letter. */
export type Slip = 'elsewhere' | 'backwards' | 'away'

/** A letter under the pen: how many of its checkpoints are behind, the strokes that led there, and how often one did not count. */
export type Writing = {
  checkpoints: readonly Checkpoint[]
  reached: number
  ink: readonly Stroke[]
  misses: number
  /** What came of the last stroke. */
  last?: 'onward' | Slip
}

const missesBeforeHint = 3
/** The part of a stroke that may be off the letter. */
const mostAway = 0.25
/** How many times as long as its part of the letter a stroke may be. */
const mostInk = 2
/** The part of the checkpoints on its way that a stroke has to pass. */
const leastPassed = 0.8
/** The part of a stroke before whose end the pen may leave the paper. */
const mostUnfinished = 0.1
const step = spacing / 4
/** A stroke of fewer checkpoints has not led anywhere. */
const fewest = 2
/** Which way the pen goes is told where it differs by less than 80° from the letter's. */
const sameWay = 0.17

export function startWriting(letter: LetterStrokes): Writing {
  return { checkpoints: checkpointsOf(letter), reached: 0, ink: [], misses: 0 }
}

export const isWritten = ({ checkpoints, reached }: Writing) => reached === checkpoints.length
export const wantsHint = (writing: Writing) => writing.misses >= missesBeforeHint && !isWritten(writing)

/**
 * The letter after one more stroke. A stroke may stop half-way, and the next goes on from there; it may as well go through into the next
 * one. What does not count leaves everything as it was.
 */
export function writeStroke(writing: Writing, stroke: Stroke): Writing {
  if (isWritten(writing)) return writing
  const walk = walkAlong(writing, stroke)
  const slip = slipOf(writing, stroke, walk)
  if (slip) return { ...writing, misses: writing.misses + 1, last: slip }
  return { ...writing, reached: walk.reached, ink: [...writing.ink, stroke], last: 'onward' }
}

/** The checkpoints still to come of the stroke that is next. */
export function nextPart({ checkpoints, reached }: Writing): readonly Checkpoint[] {
  const next = checkpoints[reached]
  return checkpoints
    .slice(Math.max(0, next?.isFirst ? reached : reached - 1))
    .filter(({ stroke }) => stroke === next?.stroke)
}

type Walk = { reached: number; away: number }

/**
 * How far along the checkpoints the pen came, from the one that is next on: as far as it came by most of them, in their order and
 * in their direction. The rest a quick hand cuts in a corner, or a shaky one misses.
 */
function walkAlong({ checkpoints, reached }: Pick<Writing, 'checkpoints' | 'reached'>, stroke: Stroke): Walk {
  const dabs = dabsOf(stroke, step)
  const part = checkpoints.slice(reached)
  // At each checkpoint, the longest row of checkpoints passed in their order that ends with it.
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
    // Between two strokes of a letter the pen goes where it likes.
    away: Math.max(0, away - gaps) / (dabs.length * step),
  }
}

/** The checkpoint after the stroke's end, where only its very end is missing and the pen left the paper beside it. */
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

/** Whether the pen follows the stroke that is next, but from its end. */
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
