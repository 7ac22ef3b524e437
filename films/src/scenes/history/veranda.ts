import { act, momentsOf } from '../../kit/act.ts'
import { type Player, player } from '../../kit/cast.ts'
import { at, box, d, many, oval, shape, stroke, swing } from '../../kit/draw.ts'
import { baldGrandfather, stripedBoy } from '../../kit/looks.ts'
import { butterfly, farPalms, foliage, ridge } from '../../kit/nature.ts'
import { arms, type Look } from '../../kit/person.ts'
import { tiledRoof } from '../../kit/places.ts'
import { type Camera, layer, type Scene } from '../../kit/stage.ts'
import { leaves } from './props.ts'

export const veranda: Scene = (timeline) => {
  const w = momentsOf(timeline)
  const reading: Look = { ...baldGrandfather, glasses: 'on' }
  const seatAt = { x: 620, y: 426, hip: 64, size: 1.14, turn: -0.7, lx: -30, ly: -112, rx: 40, ry: -108 }
  const partOfGrandfather = [
    [w(7, -0.1), { lx: -40, ly: -82, rx: 44, ry: -82, lookY: 0.8 }, 0.4],
    [w(7.3), { lx: -20, ly: -120, rx: 24, ry: -116 }, 0.3],
    [w(7.6), { lean: -22, lx: -70, ly: -40, lookX: -0.5 }, 0.5],
    [w(7.95), { lean: 0, lx: -52, ly: -124, rx: 52, ry: -124, lookY: -0.2, lookX: 0, brow: 0.9 }, 0.4],
    [w(8.7), { eyes: 1.35 }, 0.3],
    [w(9, -0.5), { rx: 22, ry: -226, lx: -30, ly: -110 }, 0.35],
    [w(9, 0), { rx: 24, ry: -196, eyes: 1 }, 0.3],
    [w(9, 0.4), { rx: 40, ry: -108, smile: 1, lookY: 0.7 }, 0.4],
    [w(9.35), { lx: -70, ly: -96, lookY: 0.9, lean: -6, smile: 0.6 }, 0.4],
    [w(9.55), { lx: -44 }, 0.7],
    [w(9.75), { lx: -72 }, 0.2],
    [w(9.8), { lx: -40 }, 0.8],
    [w(10.2), { lean: 0, lookY: 0, lx: -40, ly: -104 }],
    [w(10.8), { smile: 1, brow: 0.4 }],
    [w(11, -0.1), { hip: 105, lx: -60, ly: -150, eyes: 1.15 }, 0.6],
    [w(11.5), { lx: -96, ly: -112, lean: -4 }, 0.4],
    [w(11.8), { x: 660, turn: 0.8 }, 1],
  ] as const
  const o2: Player = player(timeline, 'grandfather', baldGrandfather, seatAt, partOfGrandfather)
  const o2Reading: Player = player(timeline, 'grandfather', reading, seatAt, partOfGrandfather)
  const b2 = player(timeline, 'boy', stripedBoy, { x: 400, y: 428, turn: 0.8, size: 1.16 }, [
    [w(6, -0.7), { lx: 8, ly: -112, rx: 26, ry: -112, smile: 1, lean: 10, lookY: 0.7 }, 0.4],
    [w(6, -0.3), { lx: 16, rx: 18 }, 0.2],
    [w(6, -0.1), { lx: 6, rx: 28 }, 0.2],
    [w(6.3), { rx: 62, ry: -100, brow: 0.6 }],
    [w(6.99), { lean: 0, ...arms, lookY: 0 }],
    [w(8, -0.3), { rx: 76, ry: -168, smile: 1, lookY: -0.6, turn: 0.9 }, 0.35],
    [w(8.4), { lx: -4, ly: -136, eyes: 0.15, tilt: 6 }],
    [w(8.8), { tilt: -5 }, 0.3],
    [w(8.99), { eyes: 1, tilt: 0, ...arms, lookY: 0.3 }],
    [w(9.4), { lean: 8, eyes: 1.2 }],
    [
      w(10, -0.2),
      { lean: 4, lx: -32, ly: -74, rx: 32, ry: -74, smile: -0.6, brow: 0.9, tilt: 8, lookY: 0.6 },
      0.5,
    ],
    [w(10.6), { lx: -56, ly: -110, rx: 56, ry: -110, lookY: -0.4, tilt: 0 }, 0.4],
    [w(11, 0.1), { ...arms, lean: 0, eyes: 1.15 }],
    [w(11.5), { rx: 66, ry: -116, smile: 0.5 }, 0.4],
    [w(11.85), { x: 450 }, 1],
  ])
  const verandaCamera = act<Camera>({ x: 500, y: 266, zoom: 1.04 }, [
    [w(6, -0.8), { x: 500, zoom: 1.24, y: 284 }, 2.4],
    [w(8, -0.2), { x: 530, zoom: 1.42, y: 274 }, 1.4],
    [w(9.3), { x: 540, zoom: 1.5, y: 290 }, 1.6],
    [w(10), { x: 460, zoom: 1.3, y: 286 }, 1.4],
    [w(11), { x: 510, zoom: 1.12, y: 272 }, 1.4],
  ])
  return (t: number) => {
    const c = verandaCamera(t)
    const on = t > w(9, 0.1)
    const flame = swing(t, 1.9) * 1.6
    return [
      box(0, 0, 960, 540, 'url(#h-day)'),
      layer(c, 0.4, ridge(300, 50, '#b5dab6', 3, 150) + farPalms(330, t, 41, 8)),
      layer(
        c,
        0.7,
        box(-200, 346, 1400, 300, '#8cbf63') +
          foliage(120, 270, 170, 120, ['#2b7440', '#439a4d', '#79bd63'], t, 4) +
          foliage(400, 310, 120, 70, ['#2b7440', '#439a4d', '#79bd63'], t, 9) +
          many(10, (i) =>
            oval(60 + i * 44, 350 + (i % 3) * 6, 5, 5, ['#e8527a', '#f2c14e', '#fff'][i % 3] ?? '#fff'),
          ),
      ),
      layer(
        c,
        1,
        [
          box(560, -100, 700, 490, 'url(#h-wall)'),
          box(690, 110, 120, 280, '#6a3f22', 4) +
            box(700, 120, 100, 270, '#7d4c2a', 2) +
            stroke('M750 120V390', '#5d351c', 4),
          box(870, 130, 100, 110, '#6a3f22', 4) +
            box(878, 138, 84, 94, '#cfe7d6', 2) +
            many(3, (i) => box(896 + i * 22, 138, 5, 94, '#6a3f22')),
          box(-200, 388, 1400, 300, 'url(#h-floor)'),
          box(-200, 384, 1400, 9, '#d07a55'),
          ...[60, 330, 560].map(
            (x) =>
              box(x, 40, 24, 350, '#7a4a2a', 4) +
              box(x - 10, 374, 44, 18, '#5d351c', 4) +
              box(x - 8, 62, 40, 14, '#5d351c', 4),
          ),
          tiledRoof(-160, 50, 1400, 130),
          at(
            620,
            430,
            box(-46, -74, 92, 12, '#6a3f22', 4) +
              box(-40, -62, 9, 62, '#54301a') +
              box(31, -62, 9, 62, '#54301a'),
          ),
          (on ? o2Reading : o2).draw(t),
          at(
            510,
            430,
            box(-74, -64, 148, 12, '#8a5630', 4) +
              box(-64, -52, 10, 52, '#6a3f22') +
              box(54, -52, 10, 52, '#6a3f22') +
              at(10, -72, leaves(0.22), 0.94) +
              at(
                -56,
                -64,
                oval(0, -34 + flame, 46, 46, 'url(#h-lamp)', 'opacity=".7"') +
                  box(-2.5, -22, 5, 20, '#c9962f') +
                  oval(0, -1, 13, 4, '#a5761d') +
                  oval(0, -23, 11, 4.4, '#d9a93e') +
                  shape(d`M-4 -25Q-6 -34 ${flame * 0.6} ${-44 + flame}Q6 -34 4 -25Z`, '#ffb02c'),
              ),
          ),
          b2.draw(t),
          butterfly(230 + swing(t, 0.06) * 120, 260 + swing(t, 0.17) * 40, t, '#f29a2c'),
        ].join(''),
      ),
      box(0, 0, 960, 540, '#ffe2a0').replace('/>', ' opacity=".07"/>'),
    ].join('')
  }
}
