import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { activeLine, linesAt } from './active-line.ts'
import { makeTimeline, type Timed } from './timeline.ts'

const line = (start: number, duration: number): Timed => ({ start, duration })

/** Three lines with a gap after the first, the others without. */
const plain = [line(1, 2), line(4, 2), line(6, 1)]
/** A long line, another voice in the middle of it, and a sound without a length. */
const nested = [line(0, 10), line(2, 2), line(5, 0)]
/** Generated captions: each begins before the one before it ends. */
const rolling = [line(0, 4), line(2, 4), line(4, 4)]

describe('activeLine', () => {
  it.each([
    { what: 'before the first line', lines: plain, time: 0.5, active: undefined },
    { what: 'at a start', lines: plain, time: 1, active: 0 },
    { what: 'within a line', lines: plain, time: 2, active: 0 },
    { what: 'at an end', lines: plain, time: 3, active: 0 },
    { what: 'between two lines', lines: plain, time: 3.5, active: undefined },
    { what: 'where one ends and the next begins', lines: plain, time: 6, active: 2 },
    { what: 'after the last line', lines: plain, time: 7.01, active: undefined },
    { what: 'without lines', lines: [], time: 1, active: undefined },
    { what: 'where two speak at once', lines: nested, time: 3, active: 1 },
    { what: 'when the shorter of two is over', lines: nested, time: 4.5, active: 0 },
    { what: 'at a line without a length', lines: nested, time: 5, active: 2 },
    { what: 'just after a line without a length', lines: nested, time: 5.001, active: 0 },
    { what: 'in overlapping lines', lines: rolling, time: 2.5, active: 1 },
    { what: 'when the overlap is over', lines: rolling, time: 6.5, active: 2 },
    { what: 'where two start together', lines: [line(1, 5), line(1, 2)], time: 2, active: 1 },
    {
      what: 'when the one that is listed later is over',
      lines: [line(1, 5), line(1, 2)],
      time: 4,
      active: 0,
    },
    { what: 'at a time that is none', lines: plain, time: Number.NaN, active: undefined },
    { what: 'before the beginning', lines: plain, time: -1, active: undefined },
  ])('finds line $active $what', ({ lines, time, active }) => {
    expect(activeLine(makeTimeline(lines), time)).toBe(active)
  })
})

const contains = ({ start, duration }: Timed, time: number) => start <= time && time <= start + duration

/** The rule as it is written, checked line by line. */
function scan(lines: readonly Timed[], time: number): number | undefined {
  let nearest: number | undefined
  for (const [place, line] of lines.entries()) {
    const best = nearest === undefined ? undefined : lines[nearest]
    if (contains(line, time) && (!best || time - line.start <= time - best.start)) nearest = place
  }
  return nearest
}

/** Tenths of seconds, so that starts, ends and times meet often. */
const tenths = (most: number) => fc.integer({ min: 0, max: most }).map((count) => count / 10)
const someLines = fc
  .array(fc.record({ start: tenths(80), duration: tenths(40) }), { maxLength: 30 })
  .map((lines) => lines.toSorted((one, other) => one.start - other.start))

describe('whatever the lines', () => {
  it('the active line is the one that a scan of all finds', () => {
    fc.assert(
      fc.property(someLines, tenths(130), (lines, time) => {
        expect(activeLine(makeTimeline(lines), time)).toBe(scan(lines, time))
      }),
    )
  })

  it('the demo’s lines are all that contain the time', () => {
    fc.assert(
      fc.property(someLines, tenths(130), (lines, time) => {
        const all = lines.flatMap((line, place) => (contains(line, time) ? [place] : []))
        expect(linesAt(makeTimeline(lines), time)).toEqual(all)
      }),
    )
  })
})
