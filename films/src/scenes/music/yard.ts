import { act, momentsOf } from '../../kit/act.ts'
import { player } from '../../kit/cast.ts'
import { at, box, chance, many, mix, oval, rise, shape, stroke, swing } from '../../kit/draw.ts'
import { drummer, ribbonGirl } from '../../kit/looks.ts'
import { cloud, farPalms, foliage, palm, ridge, sun } from '../../kit/nature.ts'
import { arms } from '../../kit/person.ts'
import { house } from '../../kit/places.ts'
import { type Camera, layer, type Scene } from '../../kit/stage.ts'
import { beating, chenda, stick, strap } from './props.ts'

const hen = (x: number, y: number, t: number, run: number, tone: string) => {
  const peck = Math.max(0, swing(t, 0.5, x * 0.01)) * 16 * (1 - run)
  const hop = run * Math.abs(swing(t, 4, x)) * 8
  return at(
    x,
    y - hop,
    stroke('M-4 0v12M6 0v12', '#d98a2c', 3) +
      shape('M-26 -22Q-30 -6 -8 0Q20 4 24 -14Q12 -22 -4 -16Q-18 -16 -26 -30Z', tone) +
      `<g transform="rotate(${Math.round(peck * 3)} 16 -10)">${shape('M10 -10Q12 -36 22 -36Q32 -34 28 -20Q24 -8 16 -8Z', tone)}${shape('M29 -30l9 4l-9 3z', '#f2b632')}${shape('M18 -36q2 -8 6 -2q4 -6 6 2z', '#d8341f')}${oval(25, -30, 1.8, 1.8, '#1c1410')}</g>`,
  )
}

export const yard: Scene = (timeline) => {
  const w = momentsOf(timeline)
  const gf = player(
    timeline,
    'grandfather',
    drummer,
    { x: 560, turn: -0.5, size: 1.06, lx: -14, ly: -120, rx: 18, ry: -120 },
    [
      [w(0, 0.8), { turn: -0.9, lookY: 0.5, smile: 0.9 }],
      [w(1, -0.4), { lx: -44, ly: -130, rx: 30, ry: -120, brow: 0.8 }],
      [w(1.3), { lx: -62, ly: -150 }, 0.15],
      [w(1.4), { lx: -44, ly: -150 }, 0.15],
      [w(1.5), { lx: -62, ly: -146 }, 0.15],
      [w(1.6), { lx: -44, ly: -150 }, 0.15],
      [w(1.8), { lx: -20, ly: -116, brow: 0 }],
      [w(3, -0.2), { lx: -24, ly: -150, rx: 26, ry: -150, smile: 0.9 }, 0.4],
      [w(3.3), { x: 640, turn: 0.9, rx: 74, ry: -180, lx: 10, ly: -150 }, 1.2],
      [w(3.99), { ...arms, turn: -0.8 }, 0.6],
      [w(4.6), { x: 520 }, 1.2],
      [w(5, -0.3), { lean: -16, lx: -62, ly: -70, rx: 10, ry: -80 }, 0.5],
      [w(5.4), { lean: 0, lx: -66, ly: -122, rx: 34, ry: -88, smile: 0.9 }, 0.5],
      [w(6, -0.1), { ...arms }],
      [w(6.7), { hip: 24, x: 516, turn: -0.7 }, 0.9],
      [w(7), { lx: -66, ly: -26, lookY: 0.8, tilt: -6 }, 0.5],
      [w(7.4), { lx: -44, ly: -26 }, 0.4],
      [w(7.7), { lx: -68, ly: -26 }, 0.4],
      [w(7.99), { lx: -40, ly: -50, lookY: 0 }],
      [w(8.9), { smile: 1, lx: -42, ly: -40 }],
      [w(9, 0.2), { lx: -54, ly: -130, tilt: 4 }, 0.4],
      [w(9.35), { lx: -58, ly: -98 }, 0.45],
      [w(9.6), { lx: -54, ly: -132 }, 0.45],
      [w(9.9), { lx: -58, ly: -98 }, 0.45],
    ],
  )
  const pupil = player(timeline, 'girl', ribbonGirl, { x: -60, y: 428, turn: 1, size: 1.06 }, [
    [w(0, -2.2), { x: 390 }, 2],
    [w(0, 0.1), { hop: 22 }, 0.18],
    [w(0, 0.3), { hop: 0 }, 0.18],
    [w(0, 0.55), { hop: 24, rx: 56, ry: -150, lx: -56, ly: -150 }, 0.18],
    [w(0, 0.75), { hop: 0 }, 0.18],
    [w(0, 1.1), { hop: 20, smile: 1 }, 0.18],
    [w(0, 1.3), { hop: 0 }, 0.18],
    [w(1), { ...arms, lookY: -0.5 }],
    [w(2, -0.1), { rx: 66, ry: -132, lx: 36, ly: -128, smile: 0.8, brow: 0.4 }],
    [w(2.99), { ...arms, brow: 0 }],
    [w(3.5), { smile: 1 }],
    [w(4, -0.2), { turn: -0.9, lookX: -0.8 }, 0.35],
    [w(4.5), { turn: 0.9, lookX: 0.8, rx: 60, ry: -104, lx: -60, ly: -104 }, 0.4],
    [w(4.99), { ...arms, lookX: 0 }],
    [w(5.4), { lookY: 0.9, smile: 0.2, rx: 50, ry: -96 }],
    [w(6, -0.1), { smile: -0.3, brow: 0.8, lx: -34, ly: -78, rx: 34, ry: -78, lean: 5, tilt: 6 }],
    [w(6.6), { lookY: -0.4, turn: 0.9, tilt: -4 }],
    [w(7.2), { lookY: 0.7, smile: 0.4, lean: 0 }],
    [w(8, -1.1), { hip: 48, x: 408, lean: 8, lx: 8, ly: -70, rx: 44, ry: -70, smile: 0.7, brow: 0 }, 0.6],
    [w(8.8), { lookY: -0.5, turn: 1, tilt: -6 }, 0.3],
    [w(9.3), { lookY: 0.5, tilt: 4, smile: 0.4 }],
  ])
  const countBeats = (t: number) =>
    timeline.lines[8]?.words.slice(0, 4).some(({ start }) => t >= start && t < start + 0.2) ?? false
  const knocks = (t: number) => (countBeats(t) ? { ry: -52, ly: -52 } : {})
  const yardCamera = act<Camera>({ x: 480, y: 262, zoom: 1.02 }, [
    [0.2, { x: 500, zoom: 1.14, y: 270 }, 4],
    [w(2, -0.4), { x: 470, zoom: 1.34, y: 282 }, 1.6],
    [w(3.2), { x: 530, zoom: 1.12, y: 268 }, 1.4],
    [w(5.6), { x: 470, zoom: 1.4, y: 292 }, 1.6],
    [w(6.8), { x: 470, zoom: 1.2, y: 285 }, 1.6],
    [w(9), { zoom: 1.4, y: 300, x: 470 }, 2.4],
  ])
  return (t: number) => {
    const c = yardCamera(t)
    const drumming = t < w(1, -0.5)
    const hung = t > w(3.75)
    const scared = rise(t, w(8.05), w(8.05) + 1.3)
    const rolled = rise(t, w(5, -0.2), w(5.5))
    const hands = drumming ? beating(t, 2.4, -112) : {}
    return [
      box(0, 0, 960, 540, 'url(#m-sky)'),
      layer(c, 0.2, sun(820, 120, 30, ['m-sun', 170]) + cloud(180 + t * 2, 80, 0.9)),
      layer(c, 0.4, ridge(290, 60, '#bfe0bd', 3, 150) + farPalms(330, t, 21, 8)),
      layer(c, 0.7, ridge(356, 30, '#6db06a', 7, 100)),
      layer(
        c,
        1,
        [
          box(-200, 360, 1400, 400, '#e0bd86'),
          many(40, (i) =>
            oval(chance(i) * 1100 - 60, 380 + chance(i * 3) * 130, 3 + chance(i * 2) * 9, 1.6, '#c99f63'),
          ),
          house(640, 376, 1.04),
          shape(
            'M98 424Q120 300 96 190Q88 150 56 120L86 124Q112 148 122 176Q130 148 166 122L182 132Q146 166 146 220Q142 330 168 424Z',
            '#6b4a30',
          ),
          foliage(118, 80, 240, 104, ['#245f38', '#37813f', '#6aad55'], t, 31),
          ...[
            [70, 230, 22],
            [150, 262, 26],
            [108, 320, 20],
          ].map(
            ([x = 0, y = 0, r = 0]) =>
              oval(x, y, r * 0.8, r, '#a9b04a') + oval(x - 4, y - 5, r * 0.4, r * 0.5, '#c3c766'),
          ),
          stroke('M718 236V250', '#5a3416', 4),
          hung ? at(718, 262, chenda(0.84)) : '',
          hen(240 - scared * 320, 436, t, scared * (1 - rise(t, w(9), w(9.3))), '#b9602c'),
          hen(300 + scared * 0 - scared * 420, 410, t, scared, '#7a3d22'),
          hen(820 + scared * 260, 430, t, scared, '#f0e6d2'),
          gf.draw(
            t,
            {
              ...(hung
                ? {}
                : { lap: t < w(3.3) ? strap + at(2, -108, chenda(0.9, 6)) : at(30, -140, chenda(0.86)) }),
              ...(t < w(5.4) ? { left: stick(drumming ? -50 : -20), right: stick(drumming ? 50 : 20) } : {}),
            },
            hands,
          ),
          pupil.draw(t, t > w(5.7) ? { left: stick(40), right: stick(60) } : {}, knocks(t)),
          rolled > 0
            ? at(
                mix(560, 456, rolled),
                424,
                shape('M-38 0Q-42 -18 -12 -22Q26 -24 38 -10Q42 0 30 4H-28Z', '#3b3936') +
                  shape('M-30 -8Q-20 -19 10 -18Q28 -16 32 -9Q0 -14 -30 -8Z', '#5b5853'),
              )
            : '',
          palm(930, 470, 330, t, { lean: -50, seed: 3 }),
        ].join(''),
      ),
      box(0, 0, 960, 540, '#ffdf9a').replace('/>', ' opacity=".09"/>'),
    ].join('')
  }
}
