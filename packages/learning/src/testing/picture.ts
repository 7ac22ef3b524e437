import type { Bitmap } from '../tracing/bitmap.ts'
import { dabsOf } from '../tracing/dabs.ts'
import type { Stroke } from '../tracing/stroke.ts'

/** A picture of lines drawn with a broad pen. */
export function aPicture(
  lines: readonly Stroke[],
  radius: number,
  { width, height } = { width: 650, height: 150 },
): Bitmap {
  const ink = new Uint8Array(width * height)
  for (const { x, y } of lines.flatMap((line) => dabsOf(line, 1)))
    for (let v = Math.ceil(y - radius); v <= y + radius; v++)
      for (let u = Math.ceil(x - radius); u <= x + radius; u++)
        if (u >= 0 && v >= 0 && u < width && v < height && Math.hypot(u - x, v - y) <= radius)
          ink[v * width + u] = 1
  return { width, height, ink }
}

/** A picture as a test writes it: one string for each row, # for ink. */
export function pictureOf(rows: readonly string[]): Bitmap {
  return {
    width: rows[0]?.length ?? 0,
    height: rows.length,
    ink: Uint8Array.from([...rows.join('')], (sign) => Number(sign === '#')),
  }
}

export function rowsOf({ width, height, ink }: Bitmap): string[] {
  return Array.from({ length: height }, (_, y) =>
    Array.from(ink.subarray(y * width, (y + 1) * width), (inked) => (inked ? '#' : '.')).join(''),
  )
}
