import { describe, expect, it } from 'vitest'
import { type AtLineEnd, moveAtLineEnd } from './line-end.ts'
import { makeTimeline } from './timeline.ts'

const timeline = makeTimeline([
  { start: 1, duration: 2 },
  { start: 3, duration: 2 },
  { start: 6, duration: 0 },
])
const rolling = makeTimeline([0, 2, 4].map((start) => ({ start, duration: 4 })))
const nested = makeTimeline([
  { start: 0, duration: 10 },
  { start: 2, duration: 1 },
])

const stop: AtLineEnd = { type: 'stop', stopped: undefined }
const loop = (line: number): AtLineEnd => ({ type: 'loop', line })
const none = { type: 'none' }
const stopAt = (line: number, at: number) => ({ type: 'stop', line, at: expect.closeTo(at, 5) })

describe('moveAtLineEnd', () => {
  it.each([
    {
      what: 'goes on where nothing is asked for',
      rule: { type: 'go on' } as const,
      from: 2.9,
      to: 3.1,
      move: none,
    },
    { what: 'stops just before a line is over', rule: stop, from: 2.97, to: 2.99, move: stopAt(0, 2.98) },
    {
      what: 'stops when a slow look comes after the end',
      rule: stop,
      from: 2.9,
      to: 3.2,
      move: stopAt(0, 2.98),
    },
    { what: 'does not stop within a line', rule: stop, from: 2, to: 2.5, move: none },
    { what: 'does not stop between lines', rule: stop, from: 5.3, to: 5.6, move: none },
    {
      what: 'goes on from where it stopped',
      rule: { type: 'stop', stopped: 0 } as const,
      from: 2.98,
      to: 3,
      move: none,
    },
    {
      what: 'stops after the next line',
      rule: { type: 'stop', stopped: 0 } as const,
      from: 4.97,
      to: 4.99,
      move: stopAt(1, 4.98),
    },
    { what: 'does not take a jump for playing', rule: stop, from: 2.9, to: 6, move: none },
    { what: 'does not take a jump back for playing', rule: stop, from: 2.9, to: 1, move: none },
    { what: 'begins a looped line anew', rule: loop(0), from: 2.97, to: 2.99, move: { type: 'back', to: 1 } },
    { what: 'leaves another line alone', rule: loop(1), from: 2.97, to: 2.99, move: none },
    { what: 'lets who has left the looped line be', rule: loop(0), from: 4, to: 4.1, move: none },
    { what: 'knows no line that is not there', rule: loop(9), from: 4, to: 4.1, move: none },
  ])('$what', ({ rule, from, to, move }) => {
    expect(moveAtLineEnd(timeline, rule, from, to)).toEqual(move)
  })

  it('ends an overlapping line where the next takes over', () => {
    expect(moveAtLineEnd(rolling, stop, 1.97, 1.99)).toEqual(stopAt(0, 1.98))
    expect(moveAtLineEnd(rolling, loop(1), 3.97, 3.99)).toEqual({ type: 'back', to: 2 })
    expect(moveAtLineEnd(rolling, loop(2), 7.97, 7.99)).toEqual({ type: 'back', to: 4 })
  })

  it('does not end a long line where somebody says a word in between', () => {
    expect(moveAtLineEnd(nested, loop(0), 1.97, 1.99)).toEqual(none)
    expect(moveAtLineEnd(nested, loop(0), 9.97, 9.99)).toEqual({ type: 'back', to: 0 })
  })

  it('ends a line that outlasts the video where the video ends', () => {
    const outlasting = makeTimeline([{ start: 18.5, duration: 5.5 }])
    expect(moveAtLineEnd(outlasting, loop(0), 19.97, 19.99, 20)).toEqual({ type: 'back', to: 18.5 })
    expect(moveAtLineEnd(outlasting, loop(0), 19.97, 20, 20)).toEqual({ type: 'back', to: 18.5 })
    expect(moveAtLineEnd(outlasting, stop, 19.97, 19.99, 20)).toEqual(stopAt(0, 19.98))
    expect(moveAtLineEnd(outlasting, loop(0), 19.97, 19.99)).toEqual(none)
    expect(moveAtLineEnd(timeline, loop(0), 2.5, 2.6, 20)).toEqual(none)
  })

  it('stops after each line once, in whatever steps it is looked at', () => {
    for (const step of [0.004, 0.016, 0.1, 0.25]) {
      const stops: number[] = []
      let stopped: number | undefined
      for (let time = 0; time < 6.5; time += step) {
        const move = moveAtLineEnd(timeline, { type: 'stop', stopped }, time, time + step)
        if (move.type !== 'stop') continue
        stops.push(move.line)
        stopped = move.line
        time = move.at - step
      }
      expect(
        stops.filter((line) => line < 2),
        `${step} s`,
      ).toEqual([0, 1])
    }
  })
})
