import { describe, expect, it } from 'vitest'
import { lineOfDay } from './line-of-day.ts'

const films = [['a1', 'a2', 'a3'], [], ['b1', 'b2']]
const days = (count: number) => Array.from({ length: count }, (_, day) => lineOfDay(films, day))

describe('lineOfDay', () => {
  it('shows another film each day, and leaves out one without lines', () => {
    expect(days(6)).toEqual(['a1', 'b1', 'a2', 'b2', 'a3', 'b1'])
  })

  it('shows every line in the end', () => {
    expect(new Set(days(12))).toEqual(new Set(films.flat()))
  })

  it('shows the same line all day', () => {
    expect(lineOfDay(films, 20_783)).toBe(lineOfDay(films, 20_783))
  })

  it.each([{ none: [] }, { none: [[], []] }])('has none of $none', ({ none }) => {
    expect(lineOfDay(none, 3)).toBeUndefined()
  })
})
