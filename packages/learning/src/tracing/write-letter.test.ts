import { describe, expect, it } from 'vitest'
import { chanceOf, handFollowing } from '../testing/hands.ts'
import { dabsOf } from './dabs.ts'
import type { LetterStrokes } from './letter-strokes.ts'
import { unpackStrokes } from './letter-strokes.ts'
import type { Stroke } from './stroke.ts'
import { isWritten, nextPart, startWriting, type Writing, wantsHint, writeStroke } from './write-letter.ts'

const across: Stroke = [
  { x: 100, y: 200 },
  { x: 700, y: 200 },
]
const down: Stroke = [
  { x: 400, y: 100 },
  { x: 400, y: 700 },
]
/** A letter of two strokes that cross. */
const cross: LetterStrokes = { width: 800, height: 800, strokes: [across, down] }
const write = (...strokes: Stroke[]) => strokes.reduce<Writing>(writeStroke, startWriting(cross))

describe('writing a letter', () => {
  it('is done with its strokes in their order and direction', () => {
    expect(isWritten(write(across))).toBe(false)
    expect(isWritten(write(across, down))).toBe(true)
  })

  it('accepts a shaky hand', () => {
    const shaky = handFollowing(
      [across, down].map((stroke) => dabsOf(stroke, 12)),
      50,
      chanceOf(5),
    )
    expect(isWritten(write(...shaky))).toBe(true)
  })

  it('may stop within a stroke and go on from there', () => {
    const half = { x: 400, y: 200 }
    const begun = write([{ x: 100, y: 200 }, half])
    expect(begun).toMatchObject({ last: 'onward', misses: 0 })
    expect(nextPart(begun)[0]?.x).toBeGreaterThan(300)
    expect(isWritten(write([{ x: 100, y: 200 }, half], [half, { x: 700, y: 200 }], down))).toBe(true)
  })

  it('may go from one stroke to the next without leaving the paper', () => {
    expect(isWritten(write([...across, ...down]))).toBe(true)
  })

  it.each([
    ['backwards', across.toReversed()],
    ['elsewhere', down],
    [
      'away',
      [
        { x: 100, y: 200 },
        { x: 100, y: 700 },
      ],
    ],
    ['elsewhere', [{ x: 400, y: 600 }]],
  ] as const)('tells a stroke that goes %s, and leaves everything as it was', (slip, stroke) => {
    const writing = write(stroke)
    expect(writing).toMatchObject({ reached: 0, ink: [], misses: 1, last: slip })
    expect(isWritten(write(stroke, across, down))).toBe(true)
  })

  it('does not take a scribble over the whole letter', () => {
    const scribble = Array.from({ length: 60 }, (_, at) => ({ x: 100 + at * 10, y: at % 2 ? 100 : 700 }))
    expect(write(scribble)).toMatchObject({ reached: 0, misses: 1 })
  })

  it('wants a hint after three misses, until the letter is written', () => {
    const twice = write(down, down)
    expect(wantsHint(twice)).toBe(false)
    const thrice = writeStroke(twice, down)
    expect(wantsHint(thrice)).toBe(true)
    expect(nextPart(thrice).at(-1)).toMatchObject({ x: 700, y: 200 })
    expect(wantsHint([across, down].reduce(writeStroke, thrice))).toBe(false)
  })

  it('changes no more once it is done', () => {
    const done = write(across, down)
    expect(writeStroke(done, across)).toBe(done)
  })
})

it('reads the points of a stroke from a row of numbers', () => {
  expect(unpackStrokes({ width: 10, height: 20, strokes: [[1, 2, 3, 4]] })).toEqual({
    width: 10,
    height: 20,
    strokes: [
      [
        { x: 1, y: 2 },
        { x: 3, y: 4 },
      ],
    ],
  })
})
