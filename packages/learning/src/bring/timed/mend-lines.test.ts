import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nothingMended } from '../text/caption-line.ts'
import { longestLine } from '../text/limits.ts'
import { readingTime } from '../text/reading-time.ts'
import { type LooseLine, mendLines } from './mend-lines.ts'

const line = (text: string, start: number, end?: number, speaker?: string): LooseLine => ({
  text,
  start,
  end,
  ...(speaker && { speaker }),
})

describe('mendLines', () => {
  it('changes nothing that is correct', () => {
    expect(mendLines([line('ഒന്ന്', 0, 1), line('രണ്ട്', 1, 2.5)])).toEqual({
      lines: [
        { text: 'ഒന്ന്', start: 0, duration: 1 },
        { text: 'രണ്ട്', start: 1, duration: 1.5 },
      ],
      mended: nothingMended,
    })
  })

  it('sorts lines by their starts, and counts those out of order', () => {
    const { lines, mended } = mendLines([line('c', 4, 5), line('a', 0, 1), line('b', 2, 3)])
    expect(lines.map(({ text }) => text)).toEqual(['a', 'b', 'c'])
    expect(mended).toEqual({ ...nothingMended, order: 1 })
  })

  it('ends a line where the next one begins', () => {
    const { lines, mended } = mendLines([line('a', 0, 3), line('b', 2, 4)])
    expect(lines[0]?.duration).toBe(2)
    expect(mended).toEqual({ ...nothingMended, overlaps: 1 })
  })

  it('does not count an overlap that rounding explains', () => {
    expect(mendLines([line('a', 0, 2.001), line('b', 2, 4)]).mended).toEqual(nothingMended)
  })

  it('gives a line without an end the time to read it', () => {
    const { lines, mended } = mendLines([line('x'.repeat(30), 0), line('b', 10, 11)])
    expect(lines[0]?.duration).toBe(2.7)
    expect(mended).toEqual({ ...nothingMended, ends: 1 })
  })

  it('ends a line without an end before the next one begins', () => {
    expect(mendLines([line('x'.repeat(30), 0), line('b', 1, 2)]).lines[0]?.duration).toBe(1)
  })

  it('joins lines that begin together, with the later end', () => {
    const { lines, mended } = mendLines([line('a', 1, 2), line('b', 1.001, 4), line('c', 5, 6)])
    expect(lines[0]).toEqual({ text: 'a b', start: 1, duration: 3 })
    expect(mended).toEqual({ ...nothingMended, joined: 1 })
  })

  it('writes a text once that is said by two lines at once', () => {
    expect(mendLines([line('a', 1, 2), line('a', 1, 2)]).lines.map(({ text }) => text)).toEqual(['a'])
  })

  it('cuts joined lines to the length of one', () => {
    const long = 'x'.repeat(longestLine - 10)
    expect(mendLines([line(long, 0, 1), line(`${long}y`, 0, 1)]).lines[0]?.text).toHaveLength(longestLine)
  })

  it('leaves the end of joined lines open if one of them has no end', () => {
    expect(mendLines([line('a', 1, 9), line('b', 1)]).mended).toEqual({
      ...nothingMended,
      joined: 1,
      ends: 1,
    })
  })

  it.each([
    { rule: 'keeps the speaker of joined lines', one: 'Anu', other: 'Anu', speaker: 'Anu' },
    { rule: 'names no speaker for lines of two speakers', one: 'Anu', other: 'Biju', speaker: undefined },
    { rule: 'names no speaker if only one line has one', one: 'Anu', other: undefined, speaker: undefined },
  ])('$rule', ({ one, other, speaker }) => {
    expect(mendLines([line('a', 1, 2, one), line('b', 1, 2, other)]).lines[0]?.speaker).toBe(speaker)
  })

  it('returns lines in order that do not overlap, for any lines', () => {
    const second = fc.nat({ max: 3000 }).map((count) => count / 100)
    const loose = fc.array(
      fc
        .tuple(second, fc.option(second))
        .map(([start, length]) => line('x', start, length === null ? undefined : start + length + 0.01)),
      { maxLength: 12 },
    )
    fc.assert(
      fc.property(loose, (given) => {
        const { lines } = mendLines(given)
        for (const [place, { start, duration }] of lines.entries()) {
          expect(duration).toBeGreaterThan(0)
          const next = lines[place + 1]
          if (next) expect(start + duration).toBeLessThanOrEqual(next.start + 0.003)
        }
      }),
    )
  })
})

describe('readingTime', () => {
  it.each([
    ['', 1.5],
    ['x'.repeat(10), 1.5],
    ['x'.repeat(40), 3.6],
    ['x'.repeat(50), 4.5],
    ['x'.repeat(500), 6],
  ])('of "%s" is %d seconds', (text, seconds) => {
    expect(readingTime(text)).toBe(seconds)
  })
})
