import { type Bitmap, inkedPixels, neighbourhood } from './bitmap.ts'
import { distanceMap } from './distance-map.ts'
import { thin } from './thin.ts'

/** What a trace is compared with: the lines in the middle of the writing. */
export type Target = {
  width: number
  height: number
  /**
   * The skeleton's pixels, and the number of each pixel among them, counted from 1; 0 is no skeleton pixel.
   */
  pixels: readonly number[]
  numbers: Int32Array
  /**
   * The direction of the line at each skeleton pixel: x and y of a vector of length 1, in either direction.
   */
  tangents: Float32Array
  /** The distance of each pixel to the skeleton. */
  distances: Float32Array
  /** The length of all lines together, in pixels. */
  length: number
}

/** The direction at a pixel is computed from this many pixels on each side. */
const reach = 5

export function makeTarget(bitmap: Bitmap): Target {
  const { width, height } = bitmap
  const skeleton = thin(bitmap)
  const pixels = inkedPixels(skeleton)
  const numbers = new Int32Array(width * height)
  pixels.forEach((pixel, at) => {
    numbers[pixel] = at + 1
  })
  const tangents = new Float32Array(pixels.length * 2)
  pixels.forEach((pixel, at) => {
    const angle = angleAt(skeleton, pixel)
    tangents[2 * at] = Math.cos(angle)
    tangents[2 * at + 1] = Math.sin(angle)
  })
  return {
    width,
    height,
    pixels,
    numbers,
    tangents,
    distances: distanceMap(skeleton),
    length: lengthOf(skeleton, pixels),
  }
}

/** The direction in which the skeleton's pixels around this one spread most. */
function angleAt({ width, height, ink }: Bitmap, pixel: number): number {
  const [x, y] = [pixel % width, Math.floor(pixel / width)]
  let [count, sumX, sumY, sumXx, sumYy, sumXy] = [0, 0, 0, 0, 0, 0]
  for (let v = Math.max(-reach, -y); v <= Math.min(reach, height - 1 - y); v++)
    for (let u = Math.max(-reach, -x); u <= Math.min(reach, width - 1 - x); u++) {
      if (!ink[pixel + v * width + u]) continue
      count++
      sumX += u
      sumY += v
      sumXx += u * u
      sumYy += v * v
      sumXy += u * v
    }
  const [xx, yy, xy] = [
    sumXx - (sumX * sumX) / count,
    sumYy - (sumY * sumY) / count,
    sumXy - (sumX * sumY) / count,
  ]
  return Math.atan2(2 * xy, xx - yy) / 2
}

/**
 * Counts each link between two pixels once: 1 for a straight one, √2 for a diagonal one that no straight
 * links replace.
 */
function lengthOf({ width, ink }: Bitmap, pixels: readonly number[]): number {
  const [, , right = 0, downRight = 0, down = 0, downLeft = 0, left = 0] = neighbourhood(width)
  return pixels.reduce((sum, pixel) => {
    const has = (side: number) => ink[pixel + side] === 1
    return (
      sum +
      Number(has(right)) +
      Number(has(down)) +
      (has(downRight) && !has(right) && !has(down) ? Math.SQRT2 : 0) +
      (has(downLeft) && !has(left) && !has(down) ? Math.SQRT2 : 0)
    )
  }, 0)
}
