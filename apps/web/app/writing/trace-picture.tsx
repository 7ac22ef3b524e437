import type { Guide, Stroke } from '@app/learning/tracing'

/** The distance between two crosses on stray ink, and half of a cross's width, in units of the paper. */
const apart = 14
const arm = 4

type Props = { guide: Guide; missed: readonly Stroke[]; stray: readonly Stroke[] }

/**
 * Where a trace went wrong: dashes along missing lines, crosses on stray ink. The explanation stands below
 * the paper.
 */
export function TracePicture({ guide, missed, stray }: Props) {
  return (
    <svg
      viewBox={`0 0 ${guide.width} ${guide.height}`}
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 size-full"
    >
      <path d={missed.map(pathOf).join('')} className={missedLook} />
      <path d={stray.flatMap(crossesOn).join('')} className={strayLook} />
    </svg>
  )
}

/** The two signs of the picture, for use beside their meanings. */
export function MissedSign() {
  return (
    <svg viewBox="0 0 40 12" aria-hidden="true" className="inline h-3 w-10">
      <path d="M3 6H37" className={missedLook} />
    </svg>
  )
}

export function StraySign() {
  return (
    <svg viewBox="0 0 40 12" aria-hidden="true" className="inline h-3 w-10">
      <path d={[6, 20, 34].map((x) => crossAt({ x, y: 6 })).join('')} className={strayLook} />
    </svg>
  )
}

const missedLook = 'fill-none stroke-ink [stroke-dasharray:5_5] [stroke-width:4]'
const strayLook = 'fill-none stroke-laterite [stroke-linecap:round] [stroke-width:2.5]'

const pathOf = (line: Stroke) => line.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('')

const crossAt = ({ x, y }: { x: number; y: number }) =>
  `M${x - arm} ${y - arm}l${2 * arm} ${2 * arm}M${x + arm} ${y - arm}l${-2 * arm} ${2 * arm}`

function crossesOn(run: Stroke): string[] {
  let last = run[0]
  return run.flatMap((point, at) => {
    if (at > 0 && last && Math.hypot(point.x - last.x, point.y - last.y) < apart) return []
    last = point
    return [crossAt({ x: Math.round(point.x), y: Math.round(point.y) })]
  })
}
