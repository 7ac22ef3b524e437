import type { Bitmap } from './bitmap.ts'

/**
 * The distance of each pixel to the nearest inked one, in pixels: straight steps count 3 and diagonal steps
 * 4, divided by 3. This is exact within 6 %.
 */
export function distanceMap({ width, height, ink }: Bitmap): Float32Array {
  const far = 3 * (width + height)
  // With a border of far-away pixels, no pixel needs a check for missing neighbours.
  const wide = width + 2
  const steps = new Float32Array(wide * (height + 2)).fill(far)
  const rows = Array.from({ length: height }, (_, y) => (y + 1) * wide + 1)
  rows.forEach((row, y) => {
    for (let x = 0; x < width; x++) if (ink[y * width + x]) steps[row + x] = 0
  })
  const relax = (pixel: number, way: 1 | -1) => {
    const at = (offset: number, step: number) => (steps[pixel - way * offset] ?? far) + step
    steps[pixel] = Math.min(steps[pixel] ?? far, at(1, 3), at(wide, 3), at(wide + 1, 4), at(wide - 1, 4))
  }
  for (const row of rows) for (let x = 0; x < width; x++) relax(row + x, 1)
  for (const row of rows.toReversed()) for (let x = width - 1; x >= 0; x--) relax(row + x, -1)

  const distances = new Float32Array(width * height)
  rows.forEach((row, y) => {
    distances.set(
      steps.subarray(row, row + width).map((step) => step / 3),
      y * width,
    )
  })
  return distances
}
