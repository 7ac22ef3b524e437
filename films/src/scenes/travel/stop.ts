import { act, momentsOf } from '../../kit/act.ts'
import { player } from '../../kit/cast.ts'
import { box, many, oval, shape, stroke } from '../../kit/draw.ts'
import { conductor, girl } from '../../kit/looks.ts'
import { cloud, farPalms, foliage, ridge, sun } from '../../kit/nature.ts'
import { arms } from '../../kit/person.ts'
import { bus } from '../../kit/places.ts'
import { type Camera, layer, type Scene } from '../../kit/stage.ts'
import { bag, keys, satchel } from './props.ts'

export const stop: Scene = (timeline, signs) => {
  const w = momentsOf(timeline)
  const atStop = player(
    timeline,
    'girl',
    girl,
    { x: -40, turn: 1, size: 1.02 },
    keys(
      [w(0, -2.3), { x: 262 }, 2.3],
      [w(0, -0.1), { rx: 92, ry: -176, lookY: -0.6, tilt: -4 }],
      [w(0.9), { ...arms, smile: 0.8, lookY: 0 }],
      [w(1.5), { x: 415, turn: 1 }, 2.4],
    ),
  )
  const inDoor = player(
    timeline,
    'conductor',
    conductor,
    { x: 580, y: 398, turn: -0.6, size: 0.86 },
    keys(
      [w(0, 0.4), { turn: -1, lean: -5, lookY: 0.3 }],
      [w(1, -0.3), { lean: -12, lx: -78, ly: -166, smile: 0.9, brow: 0.6 }],
      [w(1.25), { lx: -50, ly: -150 }, 0.3],
      [w(1.5), { lx: -84, ly: -170 }, 0.3],
      [w(1.75), { lx: -46, ly: -146 }, 0.3],
      [w(1.99), { lean: 0, ...arms }],
    ),
  )
  const stopCamera = act<Camera>({ x: 470, y: 262, zoom: 1.04 }, [
    [0.2, { x: 490, zoom: 1.0, y: 270 }, 3],
    [w(0.8), { x: 520, y: 262, zoom: 1.16 }, 2.2],
  ])
  return (t: number) => {
    const c = stopCamera(t)
    return [
      box(0, 0, 960, 540, 'url(#t-morning)'),
      layer(
        c,
        0.15,
        sun(180, 150, 34, ['t-sun', 190]) + cloud(360 + t * 3, 84, 1) + cloud(740 + t * 2, 128, 0.75),
      ),
      layer(c, 0.3, ridge(300, 70, '#b9dcc2', 3, 170)),
      layer(c, 0.5, ridge(330, 46, '#8cc48f', 9) + farPalms(352, t, 4, 8)),
      layer(c, 0.8, ridge(372, 26, '#5da765', 5, 90)),
      layer(
        c,
        1,
        [
          box(-200, 372, 1400, 60, '#c9a877'),
          box(-200, 404, 1400, 240, '#7b736b'),
          box(-200, 400, 1400, 7, '#e8dcc0'),
          many(8, (i) => box(i * 170 - 120, 474, 96, 7, '#efe6d0', 3)),
          shape(
            'M96 408Q108 300 92 214Q86 176 60 150L84 150Q104 176 112 196Q118 170 150 140L168 146Q136 184 134 240Q130 320 150 408Z',
            '#6b4a30',
          ),
          foliage(110, 96, 210, 92, ['#2c7440', '#43924d', '#6db45c'], t, 4),
          stroke('M210 196V408', '#5d6a6c', 8),
          box(178, 170, 66, 46, '#1d6b3c', 6),
          oval(211, 193, 15, 15, '#fff7e0'),
          box(201, 186, 20, 13, '#c8372a', 3),
          bus(486, 412, t, { sign: signs.stop ?? '', size: 1 }),
          inDoor.draw(t, { back: '', lap: satchel }),
          atStop.draw(t, { back: bag }),
        ].join(''),
      ),
      box(0, 0, 960, 540, '#ffe2a0').replace('/>', ' opacity=".1"/>'),
    ].join('')
  }
}
