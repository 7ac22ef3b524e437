import {
  type Bitmap,
  type Guide,
  layOutGuide,
  middleOfLine,
  paper,
  type Stroke,
  strayedFrom,
} from '@app/learning/tracing'

const family = '"Noto Sans Malayalam"'
const fontOf = (size: number) => `${size}px ${family}`

/** A pixel counts as ink if it is darker than the middle between paper and ink. */
const halfInked = 127

/** Loads the font of the letters. Anything drawn before that would use another font. */
export async function loadFace(text: string) {
  await document.fonts.load(fontOf(paper.height), text)
}

/** Where the lines of a text stand on the paper. The font must be loaded. */
export const guideOf = (text: string, close: boolean): Guide => layOutGuide(text, measure(), close)

/** The syllables of a guide that stray ink lies at. */
export function syllablesAt(guide: Guide, stray: readonly Stroke[]): readonly string[] {
  const widthOf = measure()
  return strayedFrom(guide, stray, (text) => widthOf(text, guide.size))
}

/** Returns a function that measures texts in the face of the letters. */
function measure() {
  const context = contextOf(document.createElement('canvas'))
  return (text: string, size: number) => {
    context.font = fontOf(size)
    return context.measureText(text).width
  }
}

/** Draws a guide on a canvas that is `scale` times as large as the paper, in the canvas's own colour. */
export function drawGuide(canvas: HTMLCanvasElement, guide: Guide, scale: number) {
  Object.assign(canvas, { width: guide.width * scale, height: guide.height * scale })
  const context = contextOf(canvas)
  context.setTransform(scale, 0, 0, scale, 0, 0)
  context.font = fontOf(guide.size)
  context.fillStyle = canvas.isConnected ? getComputedStyle(canvas).color : '#000'
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  guide.lines.forEach((line, at) => {
    context.fillText(line, guide.width / 2, middleOfLine(guide, at))
  })
}

/** The same as a bitmap of ink and paper, with a pixel for each unit of the paper. */
export function bitmapOf(guide: Guide): Bitmap {
  const { width, height } = guide
  const canvas = document.createElement('canvas')
  drawGuide(canvas, guide, 1)
  const { data } = contextOf(canvas).getImageData(0, 0, width, height)
  const ink = new Uint8Array(width * height)
  for (let pixel = 0; pixel < ink.length; pixel++) ink[pixel] = Number((data[4 * pixel + 3] ?? 0) > halfInked)
  return { width, height, ink }
}

/** Throws if the browser has no canvas to draw on: then nothing on this page works. */
function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  canvas.lang = 'ml'
  const context = canvas.getContext('2d', { willReadFrequently: !canvas.isConnected })
  if (!context) throw new Error('The browser has no canvas.')
  return context
}
