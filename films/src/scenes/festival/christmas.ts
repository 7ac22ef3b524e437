import { act, momentsOf } from '../../kit/act.ts'
import { player } from '../../kit/cast.ts'
import { at, box, d, fade, many, oval, rise, shape, stroke } from '../../kit/draw.ts'
import { grandfather } from '../../kit/looks.ts'
import { motes } from '../../kit/nature.ts'
import { arms } from '../../kit/person.ts'
import type { Camera, Scene } from '../../kit/stage.ts'
import { bowl, carry, chairAnd, dressed, lidOnly, place, seat, stool } from './props.ts'

const slice = (size: number) =>
  at(
    0,
    -8,
    shape('M-12 6L12 6L10 -8L-8 -10Z', '#6d3a20') +
      stroke('M-8 -10L10 -8', '#8a4f2c', 4) +
      oval(2, -3, 2, 2, '#c8372a'),
    size,
  )

export const christmas: Scene = (timeline) => {
  const w = momentsOf(timeline)
  const xmasGirl = dressed('#c8372a', '#9c261d', '#c8372a', '#fff3d6', '#f2c14e')
  const g3 = player(
    timeline,
    'girl',
    xmasGirl,
    { x: 130, y: 470, turn: 1, size: 1.14, lx: -58, ly: -240, rx: 58, ry: -240 },
    [
      [w(13, -2.2), { x: 300, y: 454 }, 1.2],
      [w(13, -1), { x: 440, y: 426 }, 1.2],
      [w(13.9), { ...carry, lx: 2, rx: 34, smile: 1 }, 0.5],
      [w(15, -0.4), { lx: 16, ly: -150, rx: 30, ry: -116, eyes: 1.2, smile: 1 }, 0.4],
      [w(15.4), { lx: -50, ly: -110 }, 0.4],
      [w(16.5), { brow: 0.6, tilt: 6 }],
      [w(17, -0.3), { tilt: -6, lookY: 0.4, brow: 0.2 }],
      [w(17.3), { lx: 46, ly: -120, lean: 6, smile: 0.6 }, 0.5],
      [w(17.99), { lx: -30, ly: -100, lean: 0, smile: 1, lookY: 0 }],
      [w(18, -0.4), { rx: 60, ry: -110 }, 0.4],
      [w(18.2), { ...arms }],
      [w(19, -0.1), { lx: -86, ly: -160, turn: -0.9, lookX: -0.6 }, 0.35],
      [w(19.4), { lx: -84, ly: -104, lookY: 0.4 }, 0.35],
      [w(19.7), { lx: -10, ly: -120, rx: 70, ry: -124, turn: 0.9, lookX: 0, lookY: 0 }, 0.35],
      [w(20), { ...arms, smile: 1 }],
      [w(20.7), { ...carry, lx: 12, rx: 44 }, 0.4],
      [w(21, -0.3), { turn: -0.9, lx: -18, rx: 16 }, 0.3],
      [w(21.2), { x: 380 }, 1.2],
      [w(21.7), { turn: 0.6, tilt: 5 }, 0.4],
      [w(21.95), { turn: -0.9, tilt: 0, x: 250, y: 452 }, 1.5],
    ],
  )
  const old3 = player(
    timeline,
    'grandfather',
    grandfather,
    { ...seat, lx: -26, ly: -132, rx: 26, ry: -132, lookY: 0.7 },
    [
      [w(13, 0.4), { lookY: 0, brow: 0.6 }],
      [w(14, -0.4), { lx: -48, ly: -104, rx: 48, ry: -104 }, 0.4],
      [w(14), { lean: -10, tilt: -6, lookY: 0.3, eyes: 1.2, smile: 0.9 }],
      [w(15.4), { eyes: 1.35, smile: 1 }],
      [w(16, -0.2), { lx: -84, ly: -130, lean: -6 }, 0.4],
      [w(16.4), { lx: -46, ly: -150, rx: 34, ry: -150, lean: 0, eyes: 1.2 }, 0.4],
      [w(16.99), { rx: 48, ry: -104, lx: -70, ly: -112 }],
      [w(17.8), { lookY: 0.8, brow: 0.9, smile: -0.1, eyes: 1.2 }],
      [w(18, -0.6), { lx: -20, ly: -112, rx: 24, ry: -112, smile: 0.5, eyes: 1 }, 0.4],
      [w(18.3), { lx: -18, ly: -170, rx: 22, ry: -170, lookY: -0.5, tilt: -4 }, 0.5],
      [w(18.9), { lx: -20, ly: -120, rx: 24, ry: -120, tilt: 6, lookY: 0 }],
      [w(20, -0.1), { tilt: -10, eyes: 0.05, smile: 1, lean: 4 }, 0.3],
      [w(20.4), { eyes: 1, tilt: 0, lean: -8, lx: -84, ly: -124, rx: 48, ry: -104 }, 0.5],
      [w(20.99), { lean: 0, lx: -48, ly: -104 }],
      [w(21.1), { lean: -14, lx: -112, ly: -134, eyes: 1.1, brow: 0.7 }, 0.35],
      [w(21.4), { lean: 2, lx: -8, ly: -150, eyes: 0.2, smile: 1 }, 0.5],
    ],
  )
  const xmasCamera = act<Camera>({ x: 360, y: 262, zoom: 1.02 }, [
    [w(13, -2), { x: 460, zoom: 1.14, y: 276 }, 3],
    [w(15, -0.4), { x: 530, zoom: 1.5, y: 294 }, 1.6],
    [w(19, -0.2), { x: 420, zoom: 1.1, y: 272 }, 1.2],
    [w(20, -0.2), { x: 560, zoom: 1.42, y: 288 }, 1.4],
    [w(21.3), { x: 480, zoom: 1.14, y: 274 }, 1.6],
  ])
  return (t: number) => {
    const lid = t < w(15, 0.1)
    const his = t > w(18, -0.5) && t < w(20.7)
    const onHead = t < w(13.9)
    return place(
      t,
      xmasCamera(t),
      'night',
      '',
      [
        stool(
          548,
          t > w(14, -0.2) ? box(-30, 8, 60, 7, '#efe8d6', 1) + stroke('M-24 11h48', '#8d867a', 1.4) : '',
        ),
        chairAnd(
          old3.draw(t, {
            ...(t < w(14, -0.3)
              ? {
                  both: at(
                    0,
                    -10,
                    box(-44, -30, 88, 58, '#d6cfbb', 2) +
                      many(5, (i) => stroke(d`M-38 ${-18 + i * 9}h34M6 ${-18 + i * 9}h32`, '#8d867a', 2)),
                  ),
                }
              : {}),
            ...(t > w(17.7) && t < w(18, -0.5) ? { left: slice(0.6) } : {}),
            ...(his
              ? {
                  both: at(
                    0,
                    0,
                    bowl('cake', false, t),
                    1,
                    rise(t, w(18.2), w(18.5)) * 26 - rise(t, w(18.8), w(19)) * 26,
                  ),
                }
              : {}),
            ...(t > w(21.25) ? { left: slice(1) } : {}),
          }),
        ),
        g3.draw(t, {
          ...(his || onHead ? {} : { both: bowl('cake', lid, t) }),
          ...(t > w(15, 0.1) && t < w(16.4) ? { left: lidOnly } : {}),
          ...(t > w(17.2) && t < w(17.7) ? { left: slice(0.6) } : {}),
          ...(onHead ? { back: '', lap: at(0, -292, bowl('cake', true, t)) } : {}),
        }),
        fade(0.8, motes(0, 120, 420, 260, t, 12, '#bcd0ff')),
      ].join(''),
    )
  }
}
