import { describe, expect, it } from 'vitest'
import { chanceOf, firstHalf, handFollowing, moved, scribbles } from '../testing/hands.ts'
import { aPicture } from '../testing/picture.ts'
import { judgeTrace } from './judge-trace.ts'
import type { Point, Stroke } from './stroke.ts'
import { makeTarget } from './target.ts'

const tolerance = 6
const arc = (x: number, y: number, radius: number, from: number, to: number): Stroke =>
  Array.from({ length: 41 }, (_, at): Point => {
    const angle = from + ((to - from) * at) / 40
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) }
  })

/** Two rings and a bow, the shapes that letters are made of. */
const lines = [arc(200, 75, 25, 0, 6.3), arc(260, 75, 25, 3.2, 9.5), arc(340, 75, 30, 3.2, 6.2)]
const otherLines = [
  [
    { x: 180, y: 50 },
    { x: 370, y: 50 },
    { x: 180, y: 100 },
    { x: 370, y: 100 },
  ],
]
const beside: Stroke = [
  { x: 180, y: 10 },
  { x: 400, y: 10 },
]
const target = makeTarget(aPicture(lines, 4))
const judge = (strokes: readonly Stroke[]) => judgeTrace(target, strokes, tolerance)
const fine = (strokes: readonly Stroke[]) => handFollowing(strokes, 2, chanceOf(7))

describe('judgeTrace', () => {
  it.each([
    ['the lines themselves', lines],
    ['a good hand', handFollowing(lines, 2, chanceOf(1))],
    ['a shaky hand', handFollowing(lines, 4, chanceOf(2))],
    ['a hand a little beside', moved(lines, 3)],
    ['the strokes in another order and direction', lines.toReversed().map((line) => line.toReversed())],
    ['a line gone over twice', [...lines, ...lines.slice(0, 1)]],
  ])('takes %s', (_, strokes) => {
    expect(judge(strokes).verdict).toEqual({ type: 'right' })
  })

  it.each([
    ['nothing', [], 'untouched'],
    ['no points', [[]], 'untouched'],
    ['half of it', firstHalf(lines), 'missing'],
    ['all but one stroke', lines.slice(0, 2), 'missing'],
    ['something else', otherLines, 'stray'],
    ['everything, and a line beside it', [...lines, beside], 'stray'],
    ['everything four times', [...lines, ...lines, ...lines, ...lines], 'scribble'],
  ])('does not take %s, and says why', (_, strokes, type) => {
    expect(judge(strokes).verdict).toEqual({ type })
  })

  it.each(Object.entries(scribbles(lines, chanceOf(3))))('does not take scribbling: %s', (_, strokes) => {
    expect(judge(strokes).verdict.type).not.toBe('right')
  })

  it('shows what is missing where it is', () => {
    const { missed, stray } = judge(fine(lines.slice(0, 2)))
    expect(stray).toEqual([])
    expect(missed.length).toBeGreaterThan(0)
    expect(missed.flat().every(({ x }) => x > 280)).toBe(true)
  })

  it('shows the ink that is too much where it is', () => {
    const { missed, stray } = judge([...fine(lines), beside])
    expect(missed).toEqual([])
    expect(stray.flat().every(({ x, y }) => x >= 180 && y === 10)).toBe(true)
    expect(stray).toHaveLength(1)
    // It is shown from end to end.
    expect(stray[0]?.[0]?.x).toBeLessThan(185)
    expect(stray[0]?.at(-1)?.x).toBeGreaterThan(395)
  })

  it('accepts ink outside the paper, and a picture without ink', () => {
    expect(
      judge([
        [
          { x: -50, y: -50 },
          { x: 900, y: 400 },
        ],
      ]).verdict.type,
    ).not.toBe('right')
    const empty = makeTarget(aPicture([], 4))
    expect(judgeTrace(empty, lines, tolerance).verdict.type).not.toBe('right')
  })
})
