import { dabsOf, type LetterStrokes, type Stroke } from '@app/learning/tracing'

/** The usual length of a step, in units of the letter. A loop is a few steps. */
const stepLength = 420
const fine = 10

export function lengthOf(stroke: Stroke): number {
  return stroke.reduce((sum, { x, y }, at) => {
    const before = stroke[at - 1] ?? { x, y }
    return sum + Math.hypot(x - before.x, y - before.y)
  }, 0)
}

/** Divides a letter into steps that are easy to see: parts of each stroke of about the same length. */
export function inSteps({ strokes }: LetterStrokes): Stroke[] {
  return strokes.flatMap((stroke) => {
    const dabs = dabsOf(stroke, fine)
    const size = Math.ceil(dabs.length / Math.max(1, Math.round((dabs.length * fine) / stepLength)))
    return Array.from({ length: Math.ceil(dabs.length / size) }, (_, at) =>
      dabs.slice(at * size, (at + 1) * size + 1),
    )
  })
}
