import { shippedContent } from '@app/content/testing/shipped'
import { aPicture, chanceOf, hands } from '@app/learning/testing'
import {
  judgeTrace,
  layOutGuide,
  linesOf,
  makeTarget,
  middleOfLine,
  type Stroke,
  toleranceOf,
  unpackStrokes,
} from '@app/learning/tracing'
import { expect, it } from 'vitest'
import { readLetterStrokes } from './letter-strokes.ts'

/**
 * The height of a line of writing in units of a letter's strokes, and the gaps between letters and between
 * words.
 */
const em = 1024
const [letterGap, wordGap] = [0.06, 0.3]
/** The width of the lines, as a share of the letters' size. */
const pen = 0.07

const strokesOf = readLetterStrokes()

/** Words and sentences of the topics that can be written letter by letter, for each size of the paper. */
const texts = [
  ...new Set(
    shippedContent()
      .topics.filter(({ kind }) => kind !== 'letters')
      .flatMap(({ questions }) =>
        questions.map(({ text }) => text.replaceAll(/[^\u0D00-\u0D7F ]/g, '').trim()),
      ),
  ),
].filter((text) => text.length > 2 && [...text].every((letter) => letter === ' ' || strokesOf(letter)))
const ofLength = (from: number, to: number, count: number) =>
  texts.filter(({ length }) => length >= from && length < to).slice(0, count)
const traced = [...ofLength(3, 10, 50), ...ofLength(10, 20, 40), ...ofLength(20, 60, 30)].map(targetOf)

it('covers at least a hundred texts, of every size', () => {
  expect(traced.length).toBeGreaterThanOrEqual(100)
  for (const size of [70, 50, 32])
    expect(traced.filter((text) => text.size === size).length).toBeGreaterThan(10)
})

it.each(traced)(
  'accepts $text from a good and a shaky hand, and from no other',
  ({ target, lines, size, at, text }) => {
    const other = traced.find((one, place) => place !== at && one.size === size && Math.abs(place - at) > 2)
    expect(other).toBeDefined()
    expect(other?.text).not.toBe(text)
    const made = hands({ lines, size, other: other?.lines }, chanceOf(at + 1))
    for (const [hand, strokes] of Object.entries(made)) {
      const { type } = judgeTrace(target, strokes, toleranceOf({ size })).verdict
      if (hand.endsWith(' hand')) expect([hand, type]).toEqual([hand, 'right'])
      else expect([hand, type]).not.toEqual([hand, 'right'])
      if (hand === 'half of it') expect(type).toBe('missing')
    }
  },
)

function targetOf(text: string, at: number) {
  const guide = layOutGuide(text, widthOf)
  const written = guide.lines.flatMap((line, row) => writeLine(line, guide.size, middleOfLine(guide, row)))
  const target = makeTarget(aPicture(written, (guide.size * pen) / 2))
  return { text, at, size: guide.size, target, lines: linesOf(target.pixels, target.width) }
}

function widthOf(text: string, size: number): number {
  return [...text].reduce((sum, letter) => sum + advanceOf(letter), 0) * size
}

/** As a share of the size. */
function advanceOf(letter: string): number {
  if (letter === ' ') return wordGap
  const xs = pointsOf(letter).flatMap((stroke) => stroke.map(({ x }) => x))
  return (Math.max(...xs) - Math.min(...xs)) / em + pen + letterGap
}

function writeLine(line: string, size: number, middle: number): Stroke[] {
  let next = 325 - widthOf(line, size) / 2
  return [...line].flatMap((letter) => {
    const start = next
    next += advanceOf(letter) * size
    const strokes = letter === ' ' ? [] : pointsOf(letter)
    const left = Math.min(...strokes.flat().map(({ x }) => x))
    return strokes.map((stroke) =>
      stroke.map(({ x, y }) => ({ x: start + ((x - left) / em) * size, y: middle + (y / em - 0.35) * size })),
    )
  })
}

function pointsOf(letter: string): readonly Stroke[] {
  const packed = strokesOf(letter)
  return packed ? unpackStrokes(packed).strokes : []
}
