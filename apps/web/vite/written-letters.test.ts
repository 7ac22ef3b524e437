import { shippedContent } from '@app/content/testing/shipped'
import { chanceOf, firstHalf, handFollowing, scribbles } from '@app/learning/testing'
import {
  dabsOf,
  isWritten,
  type Stroke,
  startWriting,
  unpackStrokes,
  writeStroke,
} from '@app/learning/tracing'
import { describe, expect, it } from 'vitest'
import { readLetterStrokes } from './letter-strokes.ts'

const strokesOf = readLetterStrokes()
const single = shippedContent().letters.filter(({ kind }) => kind !== 'conjunct')
const known = single.flatMap(({ letter }) => {
  const packed = strokesOf(letter)
  return packed ? [{ letter, packed, strokes: unpackStrokes(packed) }] : []
})

/** How far a hand strays from a letter, in the letter's units. */
const [good, shaky] = [30, 50]

it('knows the strokes of every single letter and sign, in at most 3 kB each', () => {
  expect(single.map(({ letter }) => letter).filter((letter) => !strokesOf(letter))).toEqual([])
  for (const { packed } of known) expect(JSON.stringify(packed).length).toBeLessThanOrEqual(3000)
})

it('keeps each letter on its paper, with room for the pen', () => {
  for (const { strokes } of known)
    for (const { x, y } of strokes.strokes.flat()) {
      expect(Math.min(x, y, strokes.width - x, strokes.height - y)).toBeGreaterThanOrEqual(50)
    }
})

describe.each(known)('$letter', ({ letter, strokes }) => {
  const lines = strokes.strokes.map((stroke) => dabsOf(stroke, 12))
  const at = known.findIndex((other) => other.letter === letter)
  const other = known[(at + 7) % known.length]?.strokes.strokes.map((stroke) => dabsOf(stroke, 12)) ?? []
  const chance = (more: number) => chanceOf(1000 * more + at + 1)
  const isTaken = (hand: readonly Stroke[]) => isWritten(hand.reduce(writeStroke, startWriting(strokes)))

  it('accepts a good and a shaky hand', () => {
    for (const seed of [1, 2]) {
      expect(isTaken(handFollowing(lines, good, chance(seed)))).toBe(true)
      expect(isTaken(handFollowing(lines, shaky, chance(seed)))).toBe(true)
    }
  })

  it('does not accept it backwards, in half, as another letter, or scribbled', () => {
    const hand = handFollowing(lines, good, chance(4))
    expect(isTaken(hand.map((stroke) => stroke.toReversed()))).toBe(false)
    expect(isTaken(handFollowing(firstHalf(lines), good, chance(5)))).toBe(false)
    expect(isTaken(handFollowing(other, good, chance(6)))).toBe(false)
    for (const scribble of Object.values(scribbles(lines, chance(7)))) expect(isTaken(scribble)).toBe(false)
  })
})
