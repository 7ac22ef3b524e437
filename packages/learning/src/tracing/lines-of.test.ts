import { describe, expect, it } from 'vitest'
import { pictureOf } from '../testing/picture.ts'
import { inkedPixels } from './bitmap.ts'
import { linesOf } from './lines-of.ts'

const linesIn = (...rows: string[]) => {
  const picture = pictureOf(rows)
  return linesOf(inkedPixels(picture), picture.width)
}

describe('linesOf', () => {
  it('joins pixels to a line from one end to the other', () => {
    expect(linesIn('.......', '.#####.', '.......')).toEqual([[1, 2, 3, 4, 5].map((x) => ({ x, y: 1 }))])
  })

  it('goes straight on where lines cross', () => {
    const lines = linesIn(
      '...........',
      '.....#.....',
      '.....#.....',
      '.....#.....',
      '.....#.....',
      '.#########.',
      '.....#.....',
      '.....#.....',
      '.....#.....',
      '.....#.....',
      '...........',
    )
    expect(lines[0]?.map(({ y }) => y)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(lines[0]?.at(-1)).toEqual({ x: 5, y: 9 })
  })

  it('walks around a ring once', () => {
    const [ring, ...others] = linesIn('......', '..##..', '.#..#.', '.#..#.', '..##..', '......')
    expect(others).toEqual([])
    expect(ring).toHaveLength(8)
  })

  it('uses every pixel at most once', () => {
    const points = linesIn('.......', '.#####.', '.#...#.', '.#####.', '.#...#.', '.......').flat()
    expect(new Set(points.map(({ x, y }) => `${x},${y}`)).size).toBe(points.length)
  })

  it('leaves out the corners beside a line', () => {
    expect(linesIn('......', '.##...', '......')).toEqual([])
  })

  it('finds no lines without pixels', () => {
    expect(linesOf([], 10)).toEqual([])
  })
})
