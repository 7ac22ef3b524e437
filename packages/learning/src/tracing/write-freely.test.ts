import { describe, expect, it } from 'vitest'
import { chanceOf, firstHalf, handFollowing } from '../testing/hands.ts'
import { dabsOf } from './dabs.ts'
import type { Stroke } from './stroke.ts'
import { laidOver, writeFreely } from './write-freely.ts'

/** A letter of two strokes: down, and then across. */
const down = { from: { x: 100, y: 100 }, to: { x: 100, y: 600 } }
const across = { from: { x: 100, y: 600 }, to: { x: 600, y: 600 } }
const strokes = [down, across].map(({ from, to }): Stroke => dabsOf([from, to], 10))
const letter = { width: 700, height: 700, strokes }

/** The strokes in another size and place. */
const placed = (x: number, y: number, [left, top] = [0, 0]): Stroke[] =>
  strokes.map((stroke) => stroke.map((point) => ({ x: point.x * x + left, y: point.y * y + top })))

describe('a letter on empty paper', () => {
  it.each([
    ['as it is', strokes],
    ['by a hand', handFollowing(strokes, 20, chanceOf(1))],
    ['half as large', placed(0.5, 0.5)],
    ['twice as large, elsewhere', placed(2, 2, [300, -80])],
    ['half as high again', placed(1, 1.5)],
    ['in one stroke', [strokes.flat()]],
  ])('is written %s', (_, hand) => {
    expect(writeFreely(letter, hand)).toEqual({ type: 'written' })
  })

  it.each([
    ['four times as high as it is wide', placed(1, 4)],
    ['with a line beside it', [...strokes, [down.to, { x: 600, y: 100 }]]],
    ['across before down', strokes.toReversed()],
    ['as something else', [dabsOf([down.from, { x: 600, y: 100 }, { x: 600, y: 600 }], 10)]],
  ])('is not written %s', (_, hand) => {
    expect(writeFreely(letter, hand).type).not.toBe('written')
  })

  it('is not finished where its end is missing', () => {
    const most = [down.from, down.to, { x: 480, y: 600 }]
    expect(writeFreely(letter, [dabsOf(most, 10)]).type).not.toBe('slip')
    expect(writeFreely(letter, firstHalf(strokes)).type).not.toBe('written')
  })

  it('says that a stroke was backwards', () => {
    const [first = [], second = []] = strokes
    expect(writeFreely(letter, [first.toReversed(), second])).toEqual({ type: 'slip', slip: 'backwards' })
  })
})

describe('laidOver', () => {
  it('gives the ink the place and the size of the letter', () => {
    const laid = laidOver(letter, placed(0.25, 0.3, [40, 90]))
    for (const [at, stroke] of laid.entries())
      for (const [one, { x, y }] of stroke.entries()) {
        expect(x).toBeCloseTo(strokes[at]?.[one]?.x ?? Number.NaN)
        expect(y).toBeCloseTo(strokes[at]?.[one]?.y ?? Number.NaN)
      }
  })

  it('does not stretch a line that has no width', () => {
    const line = { width: 200, height: 700, strokes: [[down.from, down.to]] }
    expect(
      laidOver(line, [
        [
          { x: 5, y: 0 },
          { x: 5, y: 50 },
        ],
      ]),
    ).toEqual([[down.from, down.to]])
  })
})
