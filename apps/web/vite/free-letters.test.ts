import { shippedContent } from '@app/content/testing/shipped'
import { chanceOf, firstHalf, handFollowing } from '@app/learning/testing'
import { dabsOf, laidOver, type Stroke, unpackStrokes, writeFreely } from '@app/learning/tracing'
import { describe, expect, it } from 'vitest'
import { readLetterStrokes } from './letter-strokes.ts'

const strokesOf = readLetterStrokes()
const known = shippedContent().letters.flatMap(({ letter, kind }) => {
  const packed = kind === 'conjunct' ? undefined : strokesOf(letter)
  return packed ? [{ letter, strokes: unpackStrokes(packed) }] : []
})

const linesOf = ({ strokes }: (typeof known)[number]) => strokes.strokes.map((stroke) => dabsOf(stroke, 12))

/** A hand that writes somewhere on the paper, in its own size. */
const elsewhere = (strokes: readonly Stroke[], x: number, y: number): Stroke[] =>
  strokes.map((stroke) => stroke.map((point) => ({ x: point.x * x + 70, y: point.y * y + 20 })))

const chance = (at: number, more: number) => chanceOf(1000 * more + at + 1)

describe.each(known.map((one, at) => ({ ...one, at })))(
  '$letter on empty paper',
  ({ strokes, at, ...one }) => {
    const lines = linesOf({ strokes, ...one })
    const hand = handFollowing(lines, 30, chance(at, 1))

    it('is taken wherever and however large it stands', () => {
      for (const [x, y] of [
        [1, 1],
        [0.4, 0.4],
        [0.5, 0.65],
        [1.2, 0.9],
      ] as const)
        expect(writeFreely(strokes, elsewhere(hand, x, y))).toEqual({ type: 'written' })
    })

    it('is not taken backwards or in half', () => {
      expect(
        writeFreely(
          strokes,
          hand.map((stroke) => stroke.toReversed()),
        ).type,
      ).toBe('slip')
      expect(writeFreely(strokes, handFollowing(firstHalf(lines), 30, chance(at, 2))).type).not.toBe(
        'written',
      )
    })
  },
)

it('takes nearly every letter of a shaky hand, and nearly no other letter', () => {
  const taken = known.filter((one, at) => {
    const hand = handFollowing(linesOf(one), 45, chance(at, 3))
    return writeFreely(one.strokes, hand).type === 'written'
  })
  expect(taken.length).toBeGreaterThanOrEqual(0.95 * known.length)

  const mistaken = [5, 7, 23, 41].flatMap((away) =>
    known.filter((one, at) => {
      const other = known[(at + away) % known.length] ?? one
      return writeFreely(one.strokes, handFollowing(linesOf(other), 20, chance(at, 4))).type === 'written'
    }),
  )
  expect(mistaken.length).toBeLessThanOrEqual(3)
})

it('asks for more where there is nothing yet', () => {
  const [first] = known
  if (!first) throw new Error('No letter has strokes.')
  expect(writeFreely(first.strokes, [])).toEqual({ type: 'unfinished' })
  expect(laidOver(first.strokes, [])).toEqual([])
})
