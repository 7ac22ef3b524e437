import type { Point, Stroke } from '@app/learning/tracing'

export const pathOf = (stroke: Stroke) =>
  stroke.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('')

/** The whole letter, pale: the line that the pen should follow. */
export function PaleLetter({ strokes }: { strokes: readonly Stroke[] }) {
  return (
    <path
      d={strokes.map(pathOf).join('')}
      className="fill-none stroke-raised [stroke-linecap:round] [stroke-linejoin:round] [stroke-width:70]"
    />
  )
}

/** The start of a stroke, with its number if there are several strokes. */
export function StrokeStart({ at, number }: { at: Point; number?: number | undefined }) {
  return (
    <g>
      <circle cx={at.x} cy={at.y} r="34" className="fill-gold" />
      {number !== undefined && (
        <text
          x={at.x}
          y={at.y}
          className="fill-ground font-sans text-[46px] font-bold [dominant-baseline:central] [text-anchor:middle]"
        >
          {number}
        </text>
      )}
    </g>
  )
}

/** The direction of a line at its end. */
export function ArrowHead({ line }: { line: Stroke }) {
  const end = line.at(-1)
  const before = line.findLast((point) => end && Math.hypot(point.x - end.x, point.y - end.y) > 30)
  if (!end || !before) return null
  const angle = (Math.atan2(end.y - before.y, end.x - before.x) * 180) / Math.PI
  return (
    <path
      d="M-34 -34L20 0L-34 34"
      transform={`translate(${end.x} ${end.y}) rotate(${angle})`}
      className="fill-none stroke-laterite [stroke-linecap:round] [stroke-linejoin:round] [stroke-width:20]"
    />
  )
}
