import type { Point } from '@app/learning/tracing'

/** The area under the pen, and what happens to it. */
export type InkArea = {
  paper: { width: number; height: number }
  /** Draws the line between two points at once. */
  onLine: (from: Point, to: Point) => void
  onStroke: (stroke: readonly Point[]) => void
  /** Removes what was drawn since the stroke began. */
  onDrop: () => void
}

type Place = { clientX: number; clientY: number }
type Bounds = { left: number; top: number; width: number; height: number }

/** What a pen needs to know of a pointer's event. */
export type PenEvent = Place & {
  pointerId: number
  pointerType: string
  button: number
  timeStamp: number
  currentTarget: { getBoundingClientRect: () => Bounds; setPointerCapture: (id: number) => void }
  nativeEvent: { getCoalescedEvents?: () => readonly Place[] }
}

/** For this many milliseconds after a pen, a touch is the hand that rests on the screen. */
const restingHand = 1000

/**
 * Finger, pen or mouse on an area, one at a time. A resting hand does not draw: a stroke that a touch began
 * is dropped when a pen comes. Leaving the area ends a stroke, as lifting the pen does.
 */
export function makePen() {
  let held: { id: number; type: string; bounds: Bounds; stroke: Point[] } | undefined
  let penSeen = Number.NEGATIVE_INFINITY

  function begin(event: PenEvent, area: InkArea) {
    const { pointerType: type, pointerId: id, timeStamp, currentTarget } = event
    if (event.button !== 0) return
    if (type === 'pen') penSeen = timeStamp
    else if (type === 'touch' && timeStamp - penSeen < restingHand) return
    if (held) {
      if (type !== 'pen' || held.type !== 'touch') return
      area.onDrop()
    }
    held = { id, type, bounds: currentTarget.getBoundingClientRect(), stroke: [] }
    currentTarget.setPointerCapture(id)
    draw(held, event, area)
  }

  function move(event: PenEvent, area: InkArea) {
    if (held?.id !== event.pointerId) return
    if (held.type === 'pen') penSeen = event.timeStamp
    // For a fast hand the browser puts several points into one event.
    const places = event.nativeEvent.getCoalescedEvents?.() ?? []
    for (const place of places.length > 0 ? places : [event])
      if (!draw(held, place, area)) return end(event, area)
  }

  function end({ pointerId }: PenEvent, { onStroke }: InkArea) {
    if (held?.id !== pointerId) return
    const { stroke } = held
    held = undefined
    if (stroke.length > 0) onStroke(stroke)
  }

  function cancel({ pointerId }: PenEvent, { onDrop }: InkArea) {
    if (held?.id !== pointerId) return
    held = undefined
    onDrop()
  }

  return { begin, move, end, cancel }
}

/** Whether the place was on the area. */
function draw(
  { bounds, stroke }: { bounds: Bounds; stroke: Point[] },
  { clientX, clientY }: Place,
  { paper, onLine }: InkArea,
): boolean {
  const x = ((clientX - bounds.left) / bounds.width) * paper.width
  const y = ((clientY - bounds.top) / bounds.height) * paper.height
  if (x < 0 || y < 0 || x > paper.width || y > paper.height) return false
  onLine(stroke.at(-1) ?? { x, y }, { x, y })
  stroke.push({ x, y })
  return true
}
