import type { Point } from '@app/learning/tracing'
import { describe, expect, it } from 'vitest'
import { makePen, type PenEvent } from './pen.ts'

/** A paper of 100 by 50 that is shown twice as large, 10 pixels from the corner of the screen. */
function aPaper() {
  const strokes: (readonly Point[])[] = []
  let [lines, dropped] = [0, 0]
  const pen = makePen()
  const area = {
    paper: { width: 100, height: 50 },
    onLine: () => void lines++,
    onStroke: (stroke: readonly Point[]) => void strokes.push(stroke),
    onDrop: () => void dropped++,
  }
  const event = (x: number, y: number, more: Partial<PenEvent> = {}): PenEvent => ({
    ...{
      clientX: 10 + 2 * x,
      clientY: 10 + 2 * y,
      pointerId: 1,
      pointerType: 'mouse',
      button: 0,
      timeStamp: 0,
    },
    currentTarget: {
      getBoundingClientRect: () => ({ left: 10, top: 10, width: 200, height: 100 }),
      setPointerCapture: () => {},
    },
    nativeEvent: {},
    ...more,
  })
  return {
    ...{ strokes, lines: () => lines, dropped: () => dropped, event },
    down: (x: number, y: number, more?: Partial<PenEvent>) => pen.begin(event(x, y, more), area),
    move: (x: number, y: number, more?: Partial<PenEvent>) => pen.move(event(x, y, more), area),
    up: (more?: Partial<PenEvent>) => pen.end(event(0, 0, more), area),
    cancel: (more?: Partial<PenEvent>) => pen.cancel(event(0, 0, more), area),
  }
}

const touch = { pointerId: 2, pointerType: 'touch' }
const stylus = { pointerId: 3, pointerType: 'pen' }

describe('a pen', () => {
  it('draws from where it was put down to where it is lifted, in the units of the paper', () => {
    const { down, move, up, strokes, lines } = aPaper()
    down(5, 5)
    move(10, 5)
    move(20, 40)
    up()
    move(30, 30)
    expect(strokes).toEqual([
      [
        { x: 5, y: 5 },
        { x: 10, y: 5 },
        { x: 20, y: 40 },
      ],
    ])
    expect(lines()).toBe(3)
  })

  it('draws all points that a browser puts into one event', () => {
    const { down, move, up, event, strokes } = aPaper()
    down(5, 5)
    move(9, 9, { nativeEvent: { getCoalescedEvents: () => [event(6, 6), event(7, 7)] } })
    up()
    expect(strokes[0]?.map(({ x }) => Math.round(x))).toEqual([5, 6, 7])
  })

  it.each([
    [101, 20],
    [-1, 20],
    [50, 51],
    [50, -1],
  ])('ends its stroke where it leaves the paper, at %d, %d', (x, y) => {
    const { down, move, strokes } = aPaper()
    down(50, 20)
    move(x, y)
    move(50, 20)
    expect(strokes).toEqual([[{ x: 50, y: 20 }]])
  })

  it('draws up to the edge', () => {
    const { down, move, up, strokes } = aPaper()
    down(0, 0)
    move(100, 50)
    up()
    expect(strokes[0]).toHaveLength(2)
  })

  it('draws with the first button alone, and with one pointer at a time', () => {
    const { down, move, up, strokes } = aPaper()
    down(5, 5, { button: 2 })
    up()
    down(5, 5)
    down(50, 5, { pointerId: 7 })
    move(60, 5, { pointerId: 7 })
    up({ pointerId: 7 })
    up()
    expect(strokes).toEqual([[{ x: 5, y: 5 }]])
  })

  it('drops a stroke that the system takes away', () => {
    const { down, move, cancel, up, strokes, dropped } = aPaper()
    down(5, 5)
    move(6, 6)
    cancel({ pointerId: 9 })
    cancel()
    up()
    expect([strokes, dropped()]).toEqual([[], 1])
  })
})

describe('a hand that rests on the screen', () => {
  it('loses what it drew when the pen comes', () => {
    const { down, move, up, strokes, dropped } = aPaper()
    down(50, 40, touch)
    down(5, 5, stylus)
    move(6, 6, stylus)
    up(stylus)
    expect([strokes.length, dropped()]).toEqual([1, 1])
    expect(strokes[0]?.[0]).toEqual({ x: 5, y: 5 })
  })

  it('does not draw while a pen writes, nor in the second after it was seen last', () => {
    const { down, move, up, strokes } = aPaper()
    down(5, 5, { ...stylus, timeStamp: 0 })
    move(6, 6, { ...stylus, timeStamp: 900 })
    up(stylus)
    down(50, 40, { ...touch, timeStamp: 1800 })
    up(touch)
    expect(strokes).toHaveLength(1)
    down(50, 40, { ...touch, timeStamp: 1900 })
    up(touch)
    expect(strokes).toHaveLength(2)
  })

  it('does not interrupt a pen or a mouse', () => {
    const { down, up, strokes, dropped } = aPaper()
    down(5, 5)
    down(50, 40, stylus)
    up()
    expect([strokes.length, dropped()]).toEqual([1, 0])
  })
})
