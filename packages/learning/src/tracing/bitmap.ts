/** A black-and-white picture, row by row: 1 where there is ink. */
export type Bitmap = { width: number; height: number; ink: Uint8Array }

/** The indices of the inked pixels that are not at the picture's edge. */
export function inkedPixels({ width, height, ink }: Bitmap): number[] {
  const pixels: number[] = []
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) if (ink[y * width + x]) pixels.push(y * width + x)
  return pixels
}

/** The offsets of a pixel's eight neighbours, clockwise from the one above. */
export function neighbourhood(width: number): readonly number[] {
  return [-width, -width + 1, 1, width + 1, width, width - 1, -1, -width - 1]
}
