import { type Bitmap, inkedPixels, neighbourhood } from './bitmap.ts'

/**
 * The skeleton of a picture: its lines, one pixel wide, connected as before. The algorithm is Zhang and
 * Suen's (1984): it removes edge pixels that connect nothing, from one side and the other in turn.
 */
export function thin(bitmap: Bitmap): Bitmap {
  const { width, height } = bitmap
  const ink = new Uint8Array(bitmap.ink.length)
  let left = inkedPixels(bitmap)
  for (const pixel of left) ink[pixel] = 1
  const around = neighbourhood(width)
  const at = (pixel: number, side: number) => ink[pixel + (around[side] ?? 0)] ?? 0

  const falls = (pixel: number, turn: 0 | 1): boolean => {
    let neighbours = 0
    let edges = 0
    for (let side = 0; side < 8; side++) {
      const here = at(pixel, side)
      neighbours += here
      if (!here && at(pixel, (side + 1) % 8)) edges++
    }
    if (neighbours < 2 || neighbours > 6 || edges !== 1) return false
    const [up, right, down, leftward] = [at(pixel, 0), at(pixel, 2), at(pixel, 4), at(pixel, 6)]
    return turn === 0
      ? !(up && right && down) && !(right && down && leftward)
      : !(up && right && leftward) && !(up && down && leftward)
  }

  for (let changed = true; changed; ) {
    changed = false
    for (const turn of [0, 1] as const) {
      const fallen = left.filter((pixel) => falls(pixel, turn))
      for (const pixel of fallen) ink[pixel] = 0
      if (fallen.length === 0) continue
      changed = true
      left = left.filter((pixel) => ink[pixel])
    }
  }
  return { width, height, ink }
}
