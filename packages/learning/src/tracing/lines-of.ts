import { neighbourhood } from './bitmap.ts'
import type { Point, Stroke } from './stroke.ts'

/**
 * How much of its direction a line keeps from one pixel to the next where it could continue in several ways.
 */
const inertia = 0.8

/** A group of up to this many pixels beside a line is a corner of its steps, not a line. */
const crumb = 3

/**
 * Joins the pixels of a skeleton to lines. Each starts at an end if there is one and goes straight on at
 * crossings, until no pixel is left.
 */
export function linesOf(pixels: Iterable<number>, width: number): Stroke[] {
  const left = new Set(pixels)
  const around = neighbourhood(width)
  const nextTo = (pixel: number) => around.map((side) => pixel + side).filter((other) => left.has(other))
  const ends = [...left].filter((pixel) => nextTo(pixel).length === 1)
  const lines: Stroke[] = []
  for (const start of [...ends, ...left]) {
    if (!left.has(start)) continue
    const line: Point[] = []
    let pixel: number | undefined = start
    let way: Point = { x: 0, y: 0 }
    while (pixel !== undefined) {
      left.delete(pixel)
      const here: Point = { x: pixel % width, y: Math.floor(pixel / width) }
      line.push(here)
      const along = (other: number) =>
        ((other % width) - here.x) * way.x + (Math.floor(other / width) - here.y) * way.y
      const next: number | undefined = nextTo(pixel).toSorted((one, other) => along(other) - along(one))[0]
      if (next !== undefined)
        way = {
          x: way.x * inertia + (next % width) - here.x,
          y: way.y * inertia + Math.floor(next / width) - here.y,
        }
      pixel = next
    }
    if (line.length > crumb) lines.push(line)
  }
  return lines
}
