import { act, momentsOf } from '../../kit/act.ts'
import { player } from '../../kit/cast.ts'
import { at, box, chance, d, many, oval, shape, stroke, swing } from '../../kit/draw.ts'
import { baldGrandfather, stripedBoy } from '../../kit/looks.ts'
import { butterfly, cloud, farPalms, foliage, ridge } from '../../kit/nature.ts'
import { arms } from '../../kit/person.ts'
import { type Camera, layer, type Scene } from '../../kit/stage.ts'

const pepper = (x: number, y: number, length: number, t: number, ripe = 0) =>
  at(
    x,
    y,
    stroke(d`M0 0q2 ${length / 2} 0 ${length}`, '#3f7a34', 2) +
      many(
        Math.round(length / 6),
        (i) =>
          oval(i % 2 ? 4.4 : -4.4, 6 + i * 6, 4.4, 4.4, i % 5 < ripe ? '#c8472c' : '#5aa044') +
          oval(i % 2 ? 3.4 : -5.4, 5 + i * 6, 1.3, 1.3, '#b4d98a'),
      ),
    1,
    swing(t, 0.3, chance(x + y)) * 5,
  )

export const garden: Scene = (timeline) => {
  const w = momentsOf(timeline)
  const b3 = player(timeline, 'boy', stripedBoy, { x: 340, y: 426, turn: 0.8, size: 1.14 }, [
    [w(12, -0.3), { lx: -30, ly: -106, rx: 30, ry: -106, lookY: -0.9, tilt: -8, brow: 0.7, smile: 0.1 }, 0.4],
    [w(12.6), { turn: 0.9, lookY: -0.2, tilt: 5, lx: -56, ly: -110 }, 0.4],
    [w(13, 0.3), { ...arms, tilt: 0, smile: 0.6 }],
    [w(14, -0.3), { rx: 24, ry: -176, turn: -0.9, x: 360, brow: 0.6, eyes: 0.9 }, 0.5],
    [w(14.5), { turn: -0.9, lean: -5 }],
    [w(20, -2.4), { x: 420, ...arms, turn: 0.7, lean: 0, eyes: 1 }, 0.1],
    [w(20, -0.9), { rx: 62, ry: -160, lookY: -0.5 }, 0.5],
    [w(20, -0.2), { rx: 30, ry: -120, lookY: 0.3 }, 0.4],
    [w(20.45), { rx: 10, ry: -140, eyes: 0.6, smile: 1 }, 0.3],
    [w(20.6), { rx: 40, ry: -100 }, 0.3],
    [w(20.7), { eyes: 1.4, brow: 1, smile: -0.6, lx: -44, ly: -150, rx: 44, ry: -150, hop: 30 }, 0.15],
    [w(20.76), { hop: 0 }, 0.15],
    [w(20.82), { hop: 30, x: 390, tilt: -8 }, 0.15],
    [w(20.88), { hop: 0 }, 0.15],
    [w(20.94), { hop: 28, x: 430, tilt: 8 }, 0.15],
    [w(20.99, 0.1), { hop: 0 }, 0.15],
    [w(20.99, 0.3), { hop: 24, x: 400, tilt: -6 }, 0.15],
    [w(20.99, 0.5), { hop: 0 }, 0.15],
    [w(20.99, 0.7), { hop: 22, x: 420 }, 0.15],
    [w(20.99, 0.85), { hop: 0 }, 0.15],
    [w(21, 0.3), { lx: -16, ly: -136, rx: 18, ry: -136, tilt: 0, turn: 0.9 }, 0.4],
    [w(21.6), { smile: 0.6, brow: 0.4, eyes: 0.9 }],
  ])
  const o3 = player(timeline, 'grandfather', baldGrandfather, { x: 580, y: 424, turn: -0.8, size: 1.1 }, [
    [w(12.6), { smile: 1, tilt: 4 }],
    [w(13, -0.4), { lx: -62, ly: -196, turn: -0.5, lookX: -0.4, lookY: -0.4 }, 0.6],
    [w(13.2), { ly: -150 }, 0.9],
    [w(13.5), { ly: -196 }, 0.5],
    [w(13.6), { lookX: 1, turn: 0.5, eyes: 0.85 }, 0.6],
    [w(13.8), { ly: -146 }, 0.8],
    [w(14.2), { ...arms, turn: -0.6, lookX: 0, eyes: 1 }],
    [w(20, -2.4), { x: 610, lookY: 0 }, 0.1],
    [w(20.4), { brow: 0.8, lx: -60, ly: -130 }],
    [w(20.7), { eyes: 1.3 }],
    [w(21, -0.3), { tilt: -8, eyes: 0.2, smile: 1, x: 560 }, 0.5],
    [w(21, 0.1), { lx: -80, ly: -130, eyes: 1 }, 0.3],
    [w(21.99), { tilt: 4, smile: 1 }],
  ])
  const gardenCamera = act<Camera>({ x: 520, y: 230, zoom: 1.1 }, [
    [w(12, -1), { x: 470, y: 266, zoom: 1.12 }, 2.5],
    [w(13, -0.3), { x: 530, zoom: 1.4, y: 256 }, 2],
    [w(14, -0.3), { x: 440, zoom: 1.24, y: 268 }, 1.6],
    [w(20, -2), { x: 500, zoom: 1.2, y: 276 }, 0.1],
    [w(20.6), { x: 460, zoom: 1.36, y: 286 }, 0.9],
    [w(21.9), { zoom: 1.06, x: 480, y: 264 }, 3],
  ])
  const vine = (t: number) => {
    const leaf = (x: number, y: number, turn: number, tone: string) =>
      at(
        x,
        y,
        shape('M0 0Q-18 -8 -16 -26Q0 -30 10 -14Q12 -4 0 0Z', tone),
        1,
        turn + swing(t, 0.25, chance(x)) * 5,
      )
    return [
      stroke('M470 430Q510 360 478 300Q520 230 484 160Q520 100 492 30', '#3f7a34', 5),
      stroke('M536 430Q500 350 534 270Q500 200 530 110', '#4c8a3c', 4),
      ...Array.from({ length: 26 }, (_, i) =>
        leaf(
          i % 2 ? 478 + chance(i) * 22 : 522 + chance(i) * 22,
          60 + i * 14,
          i % 2 ? -50 : 60,
          ['#2f7a3c', '#439a4d', '#5fb05a'][i % 3] ?? '#439a4d',
        ),
      ),
      ...Array.from({ length: 9 }, (_, i) =>
        pepper(466 + chance(i * 3) * 86, 110 + i * 26, 34 + chance(i) * 22, t, i % 3 === 0 ? 1 : 0),
      ),
    ].join('')
  }
  return (t: number) => {
    const c = gardenCamera(t)
    const fan = t > w(21) ? swing(t, 2.4) * 22 : 0
    const bite = t > w(20, -0.4) && t < w(20.6)
    return [
      box(0, 0, 960, 540, 'url(#h-green)'),
      layer(c, 0.25, oval(760, 110, 180, 180, 'url(#h-sun)') + cloud(240 + t * 2, 80, 0.9)),
      layer(c, 0.4, ridge(280, 60, '#bfe0bd', 3, 150) + farPalms(320, t, 51, 9)),
      layer(
        c,
        0.65,
        foliage(110, 260, 190, 120, ['#2b7440', '#439a4d', '#79bd63'], t, 14) +
          foliage(860, 250, 190, 130, ['#2b7440', '#439a4d', '#79bd63'], t, 18) +
          box(-200, 336, 1400, 30, '#7db05c'),
      ),
      layer(
        c,
        1,
        [
          box(-200, 356, 1400, 400, '#9cc46a'),
          shape('M-200 392Q300 374 700 396T1200 390V700H-200Z', '#86b357'),
          many(30, (i) =>
            stroke(d`M${chance(i) * 1100 - 60} ${386 + chance(i * 3) * 110}l3 -10l3 10`, '#5f9440', 2.4),
          ),
          at(
            0,
            0,
            many(9, (i) =>
              shape(
                d`M${660 + i * 56} 372q-2 -44 22 -46q30 -2 30 46z`,
                ['#9a948a', '#8a8378', '#aaa498'][i % 3] ?? '#9a948a',
              ),
            ) +
              many(8, (i) =>
                shape(
                  d`M${690 + i * 56} 330q0 -34 22 -34q26 0 26 34z`,
                  ['#8a8378', '#aaa498', '#9a948a'][i % 3] ?? '#8a8378',
                ),
              ),
          ),
          shape(
            'M462 432Q484 320 474 220Q470 120 440 60L500 50L560 60Q538 130 538 220Q534 330 560 432Z',
            '#6b4a30',
          ),
          shape('M520 50L560 60Q538 130 538 220Q534 330 560 432H530Q514 300 518 200Z', '#5a3c26'),
          foliage(500, 34, 330, 110, ['#245f38', '#37813f', '#6aad55'], t, 31),
          ...[
            [360, 92],
            [640, 86],
            [700, 60],
            [300, 60],
          ].map(([x = 0, y = 0]) =>
            at(
              x,
              y,
              shape('M0 -14Q18 -6 12 14Q0 26 -10 12Q-14 -6 0 -14Z', '#e8b03c') + oval(-3, 2, 3, 6, '#f6d06a'),
              1,
              swing(t, 0.2, chance(x)) * 6,
            ),
          ),
          vine(t),
          o3.draw(
            t,
            t > w(21, -0.2)
              ? {
                  left: at(
                    0,
                    0,
                    shape('M-8 -6Q-54 -16 -70 8Q-56 26 -8 8Z', '#f3e6c4') +
                      stroke('M-64 4Q-58 14 -52 18', '#c4942a', 4),
                    1,
                    fan,
                  ),
                }
              : {},
          ),
          b3.draw(t, bite ? { right: at(0, -8, pepper(0, 0, 18, t)) } : {}),
          butterfly(250 + swing(t, 0.06) * 120, 250 + swing(t, 0.17) * 40, t, '#f29a2c'),
          butterfly(720 + swing(t, 0.05, 0.3) * 90, 230 + swing(t, 0.14) * 40, t + 0.3, '#6aa8f0'),
          butterfly(380 + swing(t, 0.04, 0.6) * 150, 180 + swing(t, 0.21) * 30, t + 0.7, '#fff3d6'),
        ].join(''),
      ),
      box(0, 0, 960, 540, '#ffe9a0').replace('/>', ' opacity=".06"/>'),
    ].join('')
  }
}
