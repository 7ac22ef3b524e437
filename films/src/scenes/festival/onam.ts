import { act, momentsOf } from '../../kit/act.ts'
import { player } from '../../kit/cast.ts'
import { at, box, d, many, n, oval, rise, shape, stroke, swing } from '../../kit/draw.ts'
import { grandfather } from '../../kit/looks.ts'
import { butterfly, steam } from '../../kit/nature.ts'
import { arms } from '../../kit/person.ts'
import type { Camera, Scene } from '../../kit/stage.ts'
import { bowl, carry, chairAnd, dressed, place, seat, stool } from './props.ts'

/** A carpet of flowers, seen from the side: flat rings. */
const pookkalam = (x: number, y: number) =>
  at(
    x,
    y,
    `<g transform="scale(1 .3)">${[
      [104, '#2f8a45'],
      [94, '#f29a2c'],
      [78, '#fff8e0'],
      [64, '#c8372a'],
      [48, '#fbd04a'],
      [30, '#8e3f9a'],
      [16, '#fff8e0'],
      [8, '#f29a2c'],
    ]
      .map(([r = 0, colour = '']) => oval(0, 0, Number(r), Number(r), String(colour)))
      .join(
        '',
      )}${many(16, (i) => `<g transform="rotate(${i * 22.5})">${oval(86, 0, 8, 8, i % 2 ? '#fbd04a' : '#e8672a')}${oval(56, 0, 9, 6, '#ffe6a0')}</g>`)}</g>`,
  )

export const onam: Scene = (timeline) => {
  const w = momentsOf(timeline)
  const onamGirl = dressed('#2f8a45', '#1d6b3c', '#fdf8ea', '#d9a42e', '#fff8e0')
  const g2 = player(timeline, 'girl', onamGirl, { x: 60, y: 452, turn: 1, size: 1.1, ...carry }, [
    [w(6, -2.2), { x: 170 }, 0.9],
    [w(6, -1.3), { x: 390, hop: 70 }, 0.45],
    [w(6, -0.85), { hop: 0, x: 430 }, 0.3],
    [w(6, -0.4), { y: 428, x: 470 }, 0.5],
    [w(6.3), { rx: 44, ry: -100, lookY: 0.7 }, 0.4],
    [w(6.6), { rx: 30, ry: -120 }, 0.4],
    [w(6.8), { lookY: -0.3, smile: 1 }],
    [w(7.5), { turn: 0.9 }],
    [w(8, -0.3), { rx: 52, ry: -84, lx: -36, ly: -90, smile: -0.6, brow: -0.9, lean: 5 }, 0.35],
    [w(8.5), { tilt: 6 }, 0.3],
    [w(8.8), { tilt: -4 }, 0.3],
    [w(9.4), { brow: 0.3, smile: 0.4, lean: 0, tilt: 4 }],
    [w(9.9), { ...carry, turn: -0.9, smile: 0.9 }, 0.4],
    [w(10, -2), { x: -60 }, 1],
    [w(10, -0.95), { x: -58, turn: 1, ...arms }, 0.05],
    [w(10, -0.8), { x: 400 }, 1.4],
    [w(10, 0.5), { lx: -62, ly: -130, rx: 62, ry: -130, smile: 1, eyes: 1.2 }, 0.4],
    [w(10.99), { ...arms, eyes: 1 }],
    [w(11.5), { turn: -0.6, brow: 0.8, lookX: -0.6 }],
    [
      w(12, -0.2),
      { turn: 0.2, lx: -58, ly: -128, rx: 58, ry: -128, tilt: 8, lookX: 0, brow: 0.6, smile: 0.7 },
      0.35,
    ],
    [w(12.3), { ...arms, tilt: 0, x: 250, turn: -0.6 }, 0.9],
    [w(12.75), { hop: 40 }, 0.2],
    [w(12.9), { hop: 32, lx: -44, ly: -140, rx: 44, ry: -140, smile: 1, turn: 0.5 }, 0.3],
  ])
  const old2 = player(timeline, 'grandfather', grandfather, seat, [
    [w(6.2), { lookX: -0.4, smile: 1 }],
    [w(7, -0.3), { lx: -96, ly: -118, lean: -7, brow: 0.5 }, 0.4],
    [w(8, 0.1), { lx: -56, ly: -108, lean: 3, smile: -0.2, brow: 0.9, eyes: 1.25 }, 0.4],
    [w(9, -0.2), { lx: -60, ly: -168, tilt: -6, smile: 0.8, eyes: 0.7, lean: -4 }, 0.4],
    [w(9.5), { tilt: 5 }],
    [w(9.99), { lx: -48, ly: -104, tilt: 0, eyes: 1, lean: 0 }],
    [w(10, -1.8), { lookX: -1, turn: -0.9 }],
    [w(11, -0.2), { rx: 8, ry: -212, eyes: 0.1, smile: -0.2, brow: 1, tilt: 5 }, 0.25],
    [w(11.4), { rx: 48, ry: -104, lx: -96, ly: -160, eyes: 1.25, tilt: 0, lean: -6 }, 0.4],
    [w(12), { lx: -48, ly: -104, lean: 0, eyes: 1 }],
    [w(12.6), { smile: 1, tilt: 6, brow: 0 }],
  ])
  const onamCamera = act<Camera>({ x: 380, y: 270, zoom: 1.02 }, [
    [w(6, -1.4), { x: 430, zoom: 1.1 }, 2],
    [w(7, -0.3), { x: 540, zoom: 1.4, y: 292 }, 1.6],
    [w(10, -2.1), { x: 420, zoom: 1.06, y: 270 }, 1],
    [w(11, -0.2), { x: 540, zoom: 1.34, y: 288 }, 1],
    [w(11.5), { x: 440, zoom: 1.1, y: 272 }, 1],
    [w(12.3), { x: 400, zoom: 1.06 }, 1.4],
  ])
  return (t: number) => {
    const filled = t > w(6.5)
    const gone = t > w(10, -0.95)
    const swings = t > w(12.8) ? swing(t - w(12.8), 0.38) * 16 * rise(t, w(12.8), w(12.8) + 1) : 0
    const onSwing = t > w(12.85)
    const seatAt = 250
    const rope = (inside: string) =>
      `<g transform="rotate(${n(swings)} ${seatAt} 60)">${stroke(d`M${seatAt - 34} 60V372M${seatAt + 34} 60V372`, '#8a6a3a', 4)}${box(seatAt - 44, 370, 88, 9, '#8a5a2c', 3)}${inside}</g>`
    const girl = g2.draw(
      t,
      gone || (t > w(8, -0.3) && t < w(9.9)) ? {} : { both: bowl(filled ? 'payasam' : 'none', false, t) },
      onSwing
        ? { x: seatAt, y: 420, hop: 0, hip: 62, lx: -40, ly: -150, rx: 40, ry: -150, lean: -swings * 0.3 }
        : {},
    )
    return place(
      t,
      onamCamera(t),
      'day',
      pookkalam(290, 452) + (onSwing ? '' : rope('')),
      [
        stool(
          540,
          at(
            0,
            6,
            shape('M-30 -18Q-40 18 0 22Q40 18 30 -18Z', '#c9962f') +
              shape('M8 -18Q30 14 0 22Q40 18 30 -18Z', '#a5761d') +
              oval(0, -18, 30, 8, '#b0703a') +
              steam(0, -24, t, 0.7),
          ) + (t > w(8, -0.3) && t < w(9.9) ? at(-66, 78, bowl('payasam', false, t), 0.9) : ''),
        ),
        chairAnd(
          old2.draw(
            t,
            t > w(7, -0.4) && t < w(10, -1)
              ? {
                  left: at(
                    0,
                    -6,
                    shape('M-11 -12H11L8 10H-8Z', '#c3ccd0') + oval(0, -12, 11, 3.4, '#98a4a9'),
                  ),
                }
              : {},
          ),
        ),
        onSwing ? rope(girl) : girl,
        butterfly(240 + swing(t, 0.07) * 120, 300 + swing(t, 0.19) * 40, t, '#f29a2c'),
        butterfly(360 + swing(t, 0.05, 0.4) * 100, 340 + swing(t, 0.16, 0.2) * 30, t + 0.4, '#5aa0e0'),
      ].join(''),
    )
  }
}
