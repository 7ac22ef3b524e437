import { act, momentsOf } from '../../kit/act.ts'
import { player } from '../../kit/cast.ts'
import { at, box, chance, d, fade, many, oval, rise, shape, stroke, swing } from '../../kit/draw.ts'
import { boy, uncle } from '../../kit/looks.ts'
import { cloud, farPalms, foliage, palm, ridge, steam, sun } from '../../kit/nature.ts'
import { arms } from '../../kit/person.ts'
import { house } from '../../kit/places.ts'
import { type Camera, layer, type Scene } from '../../kit/stage.ts'

const ladle = (turn: number) =>
  at(
    0,
    0,
    stroke('M0 -24L0 74', '#8a5a2c', 5) + oval(0, 80, 13, 9, '#b98a3c') + oval(0, 78, 9, 5, '#7a4a1c'),
    1,
    turn,
  )

export const yard: Scene = (timeline) => {
  const w = momentsOf(timeline)
  const cook = player(
    timeline,
    'uncle',
    uncle,
    { x: 640, y: 412, turn: -0.6, size: 1.04, lx: -60, ly: -130, rx: 36, ry: -90, smile: 0.9 },
    [
      [w(0.6), { turn: -0.9, lookY: 0.4, brow: 0.5 }],
      [w(1.1), { tilt: -4 }],
      [w(2.3), { smile: 0.6, brow: 0.8 }],
      [w(3, -0.3), { lx: -30, ly: -236, lean: 4, tilt: 4 }, 0.45],
      [w(3.3), { rx: 92, ry: -160, turn: 0.4 }, 0.4],
      [w(3.6), { turn: -0.8, smile: 1 }],
      [w(3.99), { ...arms, lx: -60, ly: -130, lean: 0 }],
    ],
  )
  const sniffer = player(timeline, 'boy', boy, { x: 120, y: 430, turn: 1, size: 1.1 }, [
    [w(0, -2.2), { x: 352, tilt: -14, eyes: 0.05, smile: 0.9 }, 2.1],
    [w(0, 0.2), { hop: 12, eyes: 1.2, tilt: -6, lean: 6 }, 0.4],
    [w(0.99), { hop: 0, lean: 0 }],
    [w(1.5), { smile: 1, eyes: 1.3 }],
    [w(2, -0.2), { rx: 74, ry: -128, lx: 40, ly: -122, lookY: -0.5, lean: 6 }, 0.4],
    [w(3, 0.2), { hop: 26, ry: -190, ly: -170 }, 0.2],
    [w(3, 0.5), { hop: 0 }, 0.2],
    [w(3.4), { ...arms, smile: -0.2, brow: 0.8, lean: 0, turn: 1 }],
    [w(3.8), { turn: -0.9, x: 300 }, 1],
  ])
  const yardCamera = act<Camera>({ x: 480, y: 250, zoom: 1.04 }, [
    [0.2, { x: 480, y: 290, zoom: 1.34 }, 4],
    [w(1, -0.2), { x: 540, zoom: 1.4 }, 1.8],
    [w(2, -0.3), { x: 480, zoom: 1.3 }, 1.4],
  ])
  return (t: number) => {
    const c = yardCamera(t)
    const stir = t < w(3, -0.3) ? swing(t, 0.45) : 0
    const up = t >= w(3, -0.3) && t < w(3.99, 0.3)
    return [
      box(0, 0, 960, 540, 'url(#f-morning)'),
      layer(c, 0.2, sun(180, 130, 32, ['f-sun', 180]) + cloud(560 + t * 2, 90, 0.9)),
      layer(c, 0.4, ridge(290, 60, '#bfe0bd', 3, 150) + farPalms(330, t, 21, 9)),
      layer(
        c,
        0.6,
        foliage(120, 300, 200, 90, ['#2b7440', '#439a4d', '#79bd63'], t, 4) +
          foliage(880, 290, 170, 110, ['#2b7440', '#439a4d', '#79bd63'], t, 6),
      ),
      layer(
        c,
        1,
        [
          box(-200, 362, 1400, 400, '#d9a873'),
          many(34, (i) =>
            oval(chance(i) * 1100 - 60, 384 + chance(i * 3) * 120, 3 + chance(i * 2) * 9, 1.6, '#bd8752'),
          ),
          palm(60, 420, 330, t, { lean: 40, seed: 5 }),
          at(
            790,
            0,
            box(0, 240, 40, 150, '#8d867a', 4) +
              box(-4, 232, 48, 12, '#a39c8e', 4) +
              stroke('M0 280h-22v12', '#c9a24a', 7) +
              stroke('M-10 274v-8M-16 266h12', '#c9a24a', 4) +
              shape('M-44 380H0L-6 410H-38Z', '#2f8fc4'),
          ),
          house(860, 378, 1.06),
          cook.draw(
            t,
            { left: up ? ladle(60) : ladle(8 + stir * 8) },
            up ? {} : { lx: -60 + stir * 16, ly: -134 },
          ),
          at(
            560,
            424,
            [
              oval(
                0,
                -16,
                130,
                60,
                'url(#f-fire)',
                `opacity="${Math.round((0.6 + 0.2 * swing(t, 1.7)) * 100) / 100}"`,
              ),
              shape(
                'M-92 -8q-4 -34 26 -34q24 4 22 34zM70 -8q-2 -32 22 -34q26 2 24 34zM-20 0q-2 -26 20 -28q24 2 22 28z',
                '#6b645c',
              ),
              many(7, (i) =>
                shape(
                  d`M${-54 + i * 17} -4q${-8 + swing(t, 1.4, i * 0.3) * 4} -18 ${4} ${-32 - 12 * Math.abs(swing(t, 1.9, i * 0.23))}q10 16 10 ${30}z`,
                  i % 2 ? '#ff8a2c' : '#ffc24a',
                ),
              ),
              shape('M-120 -92Q-116 -30 0 -28Q116 -30 120 -92Z', 'url(#f-brass)'),
              shape('M40 -92Q70 -50 20 -29Q116 -34 120 -92Z', '#00000022'),
              oval(0, -92, 122, 18, '#e9c05a'),
              oval(0, -92, 110, 14, '#8f5a2a'),
              oval(-20 + stir * 20, -94, 50, 6, '#b07a44'),
              many(6, (i) =>
                oval(
                  -70 + i * 27,
                  -93 + (i % 2) * 4,
                  3 + 2 * Math.max(0, swing(t, 0.9, i * 0.31)),
                  2,
                  '#c99a62',
                ),
              ),
              steam(-50, -100, t, 1.4),
              steam(20, -104, t + 1, 1.7),
              steam(80, -98, t + 0.4, 1.2),
            ].join(''),
          ),
          fade(
            rise(t, 0, 1),
            many(3, (i) =>
              stroke(
                d`M${500 - ((t * 0.3 + i / 3) % 1) * 170} ${316 - i * 10 + swing(t, 0.3, i / 3) * 8}q-24 -14 -44 0t-40 2`,
                '#ffffff',
                5,
                `opacity="${Math.round(Math.sin(((t * 0.3 + i / 3) % 1) * Math.PI) * 50) / 100}"`,
              ),
            ),
          ),
          sniffer.draw(t),
        ].join(''),
      ),
      box(0, 0, 960, 540, '#ffe0a0').replace('/>', ' opacity=".08"/>'),
    ].join('')
  }
}
