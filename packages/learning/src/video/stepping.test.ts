import { describe, expect, it } from 'vitest'
import { nextLine, presentLine, previousLine } from './stepping.ts'
import { makeTimeline } from './timeline.ts'

const timeline = makeTimeline([
  { start: 1, duration: 2 },
  { start: 4, duration: 2 },
  { start: 6, duration: 1 },
  { start: 10, duration: 5 },
  { start: 11, duration: 1 },
])

describe('previous, present and next line', () => {
  it.each([
    { what: 'before all lines', time: 0.2, previous: undefined, present: undefined, next: 0 },
    { what: 'in the first line', time: 2, previous: undefined, present: 0, next: 1 },
    { what: 'between two lines', time: 3.5, previous: 0, present: 0, next: 1 },
    { what: 'at a start', time: 4, previous: 0, present: 1, next: 2 },
    { what: 'a little short of a start', time: 3.995, previous: 0, present: 1, next: 2 },
    { what: 'where playing stops at the end of a line', time: 5.98, previous: 0, present: 1, next: 2 },
    { what: 'where one ends and the next begins', time: 6, previous: 1, present: 2, next: 3 },
    { what: 'in a line within a line', time: 11.5, previous: 3, present: 4, next: undefined },
    { what: 'in the rest of the longer one', time: 13, previous: 2, present: 3, next: undefined },
    { what: 'after all lines', time: 20, previous: 4, present: 4, next: undefined },
  ])('$what: $previous, $present, $next', ({ time, previous, present, next }) => {
    expect(previousLine(timeline, time)).toBe(previous)
    expect(presentLine(timeline, time)).toBe(present)
    expect(nextLine(timeline, time)).toBe(next)
  })

  it('goes through all lines forward, and through all back again', () => {
    const there: number[] = []
    for (let line = nextLine(timeline, 0); line !== undefined; line = nextLine(timeline, startOf(line)))
      there.push(line)
    expect(there).toEqual([0, 1, 2, 3, 4])
    const back: number[] = []
    for (let line: number | undefined = 4; line !== undefined; line = previousLine(timeline, startOf(line)))
      back.push(line)
    expect(back).toEqual([4, 3, 2, 1, 0])
  })

  it('is not held up by lines that start together, nor without lines', () => {
    const together = makeTimeline([0, 1, 1, 2].map((start) => ({ start, duration: 1 })))
    expect(nextLine(together, 1)).toBe(3)
    expect(previousLine(together, 1)).toBe(0)
    const none = makeTimeline([])
    expect([previousLine(none, 1), presentLine(none, 1), nextLine(none, 1)]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })
})

const startOf = (line: number) => timeline.starts[line] ?? 0
