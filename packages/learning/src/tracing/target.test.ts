import { describe, expect, it } from 'vitest'
import { aPicture, pictureOf } from '../testing/picture.ts'
import { makeTarget } from './target.ts'

const along = (length: number, x: (at: number) => number, y: (at: number) => number) =>
  Array.from({ length }, (_, at) => ({ x: x(at), y: y(at) }))

/** The directions at the skeleton's pixels, away from the ends of the line, as angles from 0° up to 180°. */
function anglesOf(line: { x: number; y: number }[]) {
  const { pixels, tangents } = makeTarget(aPicture([line], 3, { width: 120, height: 120 }))
  const angles = pixels.map((_, at) => {
    const angle = (Math.atan2(tangents[2 * at + 1] ?? 0, tangents[2 * at] ?? 0) * 180) / Math.PI
    return Math.round((angle + 180) % 180)
  })
  return angles.slice(8, -8)
}

describe('makeTarget', () => {
  it('counts the pixels of the skeleton from 1, and no others', () => {
    const { pixels, numbers } = makeTarget(pictureOf(['.....', '.###.', '.....']))
    expect(pixels.map((pixel) => numbers[pixel])).toEqual(pixels.map((_, at) => at + 1))
    expect(numbers.filter((number) => number > 0)).toHaveLength(pixels.length)
  })

  it.each([
    [
      'a horizontal line',
      along(
        80,
        (at) => 20 + at,
        () => 60,
      ),
      0,
    ],
    [
      'a vertical line',
      along(
        80,
        () => 60,
        (at) => 20 + at,
      ),
      90,
    ],
    [
      'a falling diagonal',
      along(
        80,
        (at) => 20 + at,
        (at) => 20 + at,
      ),
      45,
    ],
    [
      'a rising diagonal',
      along(
        80,
        (at) => 20 + at,
        (at) => 100 - at,
      ),
      135,
    ],
    [
      'a line that falls by half its width',
      along(
        80,
        (at) => 20 + at,
        (at) => 30 + at / 2,
      ),
      27,
    ],
  ])('knows the direction of %s', (_, line, expected) => {
    const angles = anglesOf(line)
    expect(angles.length).toBeGreaterThan(30)
    for (const angle of angles) {
      const apart = Math.abs(angle - expected)
      expect(Math.min(apart, 180 - apart)).toBeLessThanOrEqual(3)
    }
  })

  it('measures a straight line by its pixels and a diagonal by √2 for each', () => {
    const straight = makeTarget(pictureOf(['......', '.####.', '......']))
    const diagonal = makeTarget(pictureOf(['......', '.#....', '..#...', '...#..', '....#.', '......']))
    expect(straight.length).toBe(3)
    expect(diagonal.length).toBeCloseTo(3 * Math.SQRT2)
  })

  it('knows how far each pixel is from the skeleton', () => {
    const { distances, width } = makeTarget(pictureOf(['.....', '.###.', '.....', '.....']))
    expect(distances[width + 2]).toBe(0)
    expect(distances[3 * width + 2]).toBe(2)
  })

  it('has no pixel and no length for an empty picture', () => {
    const target = makeTarget(pictureOf(['...', '...', '...']))
    expect([target.pixels, target.length]).toEqual([[], 0])
  })
})
