import type { Point } from '@app/learning/tracing'
import { type PointerEvent, useRef } from 'react'

type Props = {
  paper: { width: number; height: number }
  /** Draws the line between two points at once. */
  onLine: (from: Point, to: Point) => void
  onStroke: (stroke: readonly Point[]) => void
  /** Removes what was drawn since the stroke began. */
  onDrop: () => void
}

type Pen = { id: number; type: string; bounds: DOMRect; stroke: Point[] }

/** For this many milliseconds after a pen, a touch is the hand that rests on the screen. */
const restingHand = 1000

/**
 * Finger, pen or mouse on an area, one at a time. A resting hand does not draw: a stroke that a touch began
 * is dropped when a pen comes. Leaving the area ends a stroke, as lifting the pen does.
 */
export function usePen({ paper, onLine, onStroke, onDrop }: Props) {
  const pen = useRef<Pen>(undefined)
  const penSeen = useRef(Number.NEGATIVE_INFINITY)

  function begin(event: PointerEvent<Element>) {
    const { pointerType, pointerId, timeStamp, currentTarget } = event
    if (event.button !== 0) return
    if (pointerType === 'pen') penSeen.current = timeStamp
    else if (pointerType === 'touch' && timeStamp - penSeen.current < restingHand) return
    if (pen.current) {
      if (pointerType !== 'pen' || pen.current.type !== 'touch') return
      onDrop()
    }
    const bounds = currentTarget.getBoundingClientRect()
    pen.current = { id: pointerId, type: pointerType, bounds, stroke: [] }
    currentTarget.setPointerCapture(pointerId)
    draw(pen.current, event)
  }

  function move(event: PointerEvent<Element>) {
    const held = pen.current
    if (held?.id !== event.pointerId) return
    if (held.type === 'pen') penSeen.current = event.timeStamp
    // For a fast hand the browser puts several points into one event.
    const places = event.nativeEvent.getCoalescedEvents?.() ?? []
    for (const place of places.length > 0 ? places : [event]) {
      if (!draw(held, place)) return end(event)
    }
  }

  function draw(
    { bounds, stroke }: Pen,
    { clientX, clientY }: { clientX: number; clientY: number },
  ): boolean {
    const point = {
      x: ((clientX - bounds.left) / bounds.width) * paper.width,
      y: ((clientY - bounds.top) / bounds.height) * paper.height,
    }
    if (point.x < 0 || point.y < 0 || point.x > paper.width || point.y > paper.height) return false
    onLine(stroke.at(-1) ?? point, point)
    stroke.push(point)
    return true
  }

  function end({ pointerId }: PointerEvent<Element>) {
    const held = pen.current
    if (held?.id !== pointerId) return
    pen.current = undefined
    if (held.stroke.length > 0) onStroke(held.stroke)
  }

  function cancel({ pointerId }: PointerEvent<Element>) {
    if (pen.current?.id !== pointerId) return
    pen.current = undefined
    onDrop()
  }

  return { onPointerDown: begin, onPointerMove: move, onPointerUp: end, onPointerCancel: cancel }
}
