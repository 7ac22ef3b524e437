import type { Point, Stroke } from '@app/learning/tracing'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { usePreferences } from '../storage/preferences.ts'
import { useMediaQuery } from './use-media-query.ts'
import { usePen } from './use-pen.ts'

type Props = {
  /** In units of its own: the strokes are told in them, whatever the size on the screen. */
  paper: { width: number; height: number }
  /** How broad the pen is, in the same units. */
  pen: number
  strokes: readonly Stroke[]
  onStroke: (stroke: Stroke) => void
  /** What the paper is for, to who cannot see it, and the id of what says so at length. */
  label: string
  describedBy: string
  /** What lies under the ink, and over it. */
  under: ReactNode
  over?: ReactNode
}

/** Paper to draw on. It is sharp on every screen: the ink has a pixel for each of the device's. */
export function InkCanvas({ paper, pen, strokes, onStroke, label, describedBy, under, over }: Props) {
  const element = useRef<HTMLCanvasElement>(null)
  const [size, setSize] = useState({ width: 0, height: 0 })
  // The ink's colour follows the theme: with either of these it is drawn anew.
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
  const pointer = usePen({
    paper,
    onLine,
    onDrop,
    // What stays on the paper is what comes back: a stroke that does not count is gone.
    onStroke: (stroke) => {
      onDrop()
      onStroke(stroke)
    },
  })

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
          {...pointer}
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

/** It begins with a dot: of a pen that went nowhere that is all, and a canvas leaves out a line that has no length. */
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
