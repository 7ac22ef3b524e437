import { expect, it } from 'vitest'
import { aPicture, pictureOf, rowsOf } from '../testing/picture.ts'
import { inkedPixels } from './bitmap.ts'
import { linesOf } from './lines-of.ts'
import { thin } from './thin.ts'

it('leaves a line one pixel wide of a bar', () => {
  const thinned = rowsOf(
    thin(pictureOf(['..........', '.########.', '.########.', '.########.', '..........'])),
  )
  expect(thinned[1]).toBe('..........')
  expect(thinned[2]).toMatch(/^\.+#{5,}\.+$/)
  expect(thinned[3]).toBe('..........')
})

it('keeps a ring a ring', () => {
  const ring = Array.from({ length: 63 }, (_, at) => ({
    x: 50 + 30 * Math.cos(at / 10),
    y: 50 + 30 * Math.sin(at / 10),
  }))
  const thinned = thin(aPicture([ring], 5, { width: 100, height: 100 }))
  const pixels = inkedPixels(thinned)
  expect(pixels.length).toBeGreaterThan(150)
  expect(
    pixels.every((pixel) => Math.abs(Math.hypot((pixel % 100) - 50, Math.floor(pixel / 100) - 50) - 30) < 3),
  ).toBe(true)
  expect(linesOf(pixels, 100)[0]?.length).toBeGreaterThan(0.8 * pixels.length)
})

it('leaves an empty picture empty, and ignores ink at its edges', () => {
  expect(rowsOf(thin(pictureOf(['...', '...', '...'])))).toEqual(['...', '...', '...'])
  expect(rowsOf(thin(pictureOf(['###', '#.#', '###'])))).toEqual(['...', '...', '...'])
})
