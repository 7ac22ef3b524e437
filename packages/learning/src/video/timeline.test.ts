import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lastBegun, makeTimeline } from './timeline.ts'

const timeline = makeTimeline([
  { start: 0, duration: 10 },
  { start: 1, duration: 2 },
  { start: 2, duration: 4 },
  { start: 2, duration: 1 },
  { start: 12, duration: 1 },
])

const anyLines = fc
  .array(fc.record({ start: fc.nat({ max: 30 }), duration: fc.nat({ max: 10 }) }), { maxLength: 12 })
  .map((lines) => lines.toSorted((one, other) => one.start - other.start))

describe('makeTimeline', () => {
  it('knows when each line begins and ends', () => {
    expect(timeline.starts).toEqual([0, 1, 2, 2, 12])
    expect(timeline.ends).toEqual([10, 3, 6, 3, 13])
  })

  it('knows the nearest earlier line that ends after each line', () => {
    expect(timeline.enclosing).toEqual([undefined, 0, 0, 2, undefined])
  })

  it('finds the enclosing line that a scan finds', () => {
    fc.assert(
      fc.property(anyLines, (lines) => {
        const { ends, enclosing } = makeTimeline(lines)
        const scanned = ends.map((end, line) => {
          const found = ends.slice(0, line).findLastIndex((other) => other > end)
          return found < 0 ? undefined : found
        })
        expect(enclosing).toEqual(scanned)
      }),
    )
  })
})

describe('lastBegun', () => {
  it.each([
    [-1, undefined],
    [0, 0],
    [1.5, 1],
    [2, 3],
    [11, 3],
    [100, 4],
  ])('at %d is %s', (time, line) => {
    expect(lastBegun(timeline, time)).toBe(line)
  })

  it('is none without lines', () => {
    expect(lastBegun(makeTimeline([]), 5)).toBeUndefined()
  })

  it('finds the line that a scan finds', () => {
    fc.assert(
      fc.property(anyLines, fc.nat({ max: 45 }), (lines, time) => {
        const scanned = lines.findLastIndex(({ start }) => start <= time)
        expect(lastBegun(makeTimeline(lines), time)).toBe(scanned < 0 ? undefined : scanned)
      }),
    )
  })
})
