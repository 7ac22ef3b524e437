import type { Point, Stroke } from '@app/learning/tracing'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { usePreferences } from '../device/settings/preferences.ts'
import { type InkArea, makePen } from './pen.ts'
import { useMediaQuery } from './use-media-query.ts'

type Props = {
  /** Its size in its own units. The strokes are in these units, whatever the size on the screen. */
  paper: { width: number; height: number }
  /** The width of the pen, in the same units. */
  pen: number
  strokes: readonly Stroke[]
  onStroke: (stroke: Stroke) => void
  /** What it is for, said to those who cannot see it, and the id of a longer description. */
  label: string
  describedBy: string
  /** What lies under the ink, and over it. */
  under: ReactNode
  over?: ReactNode
}

/** An area to draw on. It is sharp on every screen: the canvas has a pixel for each pixel of the device. */
export function InkCanvas({ paper, pen, strokes, onStroke, label, describedBy, under, over }: Props) {
  const element = useRef<HTMLCanvasElement>(null)
  const [size, setSize] = useState({ width: 0, height: 0 })
  // The ink's colour follows the theme: a change of either draws it again.
  const { theme } = usePreferences()
  const dark = useMediaQuery('(prefers-color-scheme: dark)')

  useEffect(() => {
    const canvas = element.current
    if (!canvas) return
    const observer = new ResizeObserver(() => {
      const { width, height } = canvas.getBoundingClientRect()
      setSize({ width: Math.round(width * devicePixelRatio), height: Math.round(height * devicePixelRatio) })
    })
    observer.observe(canvas)
    return () => observer.disconnect()
  }, [])

  useEffect(() => {
    const canvas = element.current
    if (!canvas || size.width === 0 || !theme || dark === undefined) return
    if (canvas.width !== size.width || canvas.height !== size.height) Object.assign(canvas, size)
    drawAll(canvas, paper, pen, strokes)
  }, [size, paper, pen, strokes, theme, dark])

  const onLine = (from: Point, to: Point) => {
    const context = element.current?.getContext('2d')
    if (context) drawStroke(context, [from, to])
  }
  const onDrop = () => element.current && drawAll(element.current, paper, pen, strokes)
  const area: InkArea = {
    paper,
    onLine,
    onDrop,
    // Only accepted strokes come back and stay: one that does not count disappears.
    onStroke: (stroke) => {
      onDrop()
      onStroke(stroke)
    },
  }
  const [hand] = useState(makePen)

  return (
    <div className="w-full overflow-hidden rounded-2xl border-2 border-line bg-surface select-none">
      <div className="relative" style={{ aspectRatio: `${paper.width} / ${paper.height}` }}>
        {under}
        <canvas
          ref={element}
          role="img"
          aria-label={label}
          aria-describedby={describedBy}
          className="absolute inset-0 size-full cursor-crosshair touch-none text-backwater"
          onContextMenu={(event) => event.preventDefault()}
          onPointerDown={(event) => hand.begin(event, area)}
          onPointerMove={(event) => hand.move(event, area)}
          onPointerUp={(event) => hand.end(event, area)}
          onPointerCancel={(event) => hand.cancel(event, area)}
        />
        {over}
      </div>
    </div>
  )
}

function drawAll(
  canvas: HTMLCanvasElement,
  paper: { width: number; height: number },
  pen: number,
  strokes: readonly Stroke[],
) {
  const context = canvas.getContext('2d')
  if (!context) return
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.clearRect(0, 0, canvas.width, canvas.height)
  context.setTransform(canvas.width / paper.width, 0, 0, canvas.height / paper.height, 0, 0)
  context.lineWidth = pen
  context.lineCap = 'round'
  context.lineJoin = 'round'
  const color = getComputedStyle(canvas).color
  Object.assign(context, { strokeStyle: color, fillStyle: color })
  for (const stroke of strokes) drawStroke(context, stroke)
}

/**
 * It begins with a dot: for a pen that did not move this is all, since a canvas leaves out a line without
 * length.
 */
function drawStroke(context: CanvasRenderingContext2D, [first, ...rest]: Stroke) {
  if (!first) return
  context.beginPath()
  context.arc(first.x, first.y, context.lineWidth / 2, 0, 2 * Math.PI)
  context.fill()
  context.beginPath()
  context.moveTo(first.x, first.y)
  for (const { x, y } of rest) context.lineTo(x, y)
  context.stroke()
}
