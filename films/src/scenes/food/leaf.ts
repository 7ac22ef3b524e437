import { act, momentsOf } from '../../kit/act.ts'
import { player } from '../../kit/cast.ts'
import { at, box, d, many, mix, oval, rise, shape, stroke } from '../../kit/draw.ts'
import { boy, uncle } from '../../kit/looks.ts'
import { foliage, steam } from '../../kit/nature.ts'
import { arms } from '../../kit/person.ts'
import { type Camera, layer, type Scene } from '../../kit/stage.ts'

const bucket = at(
  0,
  8,
  stroke('M-18 6Q0 -22 18 6', '#9aa3a6', 3) +
    shape('M-20 4H20L16 40H-16Z', '#b9c2c5') +
    shape('M6 4H20L16 40H8Z', '#939da1') +
    oval(0, 4, 20, 6, '#c76a2a'),
)

const potOfPayasam = at(
  0,
  4,
  shape('M-22 0Q-30 34 0 38Q30 34 22 0Z', '#c9962f') +
    shape('M6 0Q24 30 0 38Q30 34 22 0Z', '#a5761d') +
    oval(0, 0, 22, 7, '#8a4f22') +
    stroke('M-22 0Q0 -30 22 0', '#8f6a22', 3),
)

const pappadam = (x: number, y: number, size = 1) =>
  at(x, y, oval(0, 0, 19, 8, '#f0c766') + oval(-5, -2, 5, 2.4, '#f8dc92') + oval(7, 1, 4, 2, '#dba940'), size)

const heap = (x: number, y: number, rx: number, ry: number, colour: string, light: string) =>
  shape(
    d`M${x - rx} ${y}Q${x - rx * 0.7} ${y - ry * 1.9} ${x} ${y - ry * 2}Q${x + rx * 0.7} ${y - ry * 1.9} ${x + rx} ${y}Q${x} ${y + ry * 0.9} ${x - rx} ${y}Z`,
    colour,
  ) + oval(x - rx * 0.2, y - ry * 1.2, rx * 0.4, ry * 0.4, light, 'opacity=".7"')

/** A banana leaf in front of a guest. The food on it grows from nothing to all. */
function bananaLeaf(full: {
  rice: number
  avial: number
  near: number
  more: number
  papp: number
  payasam: number
}): string {
  const { rice, avial, near, more, papp, payasam } = full
  const food = [
    heap(-96, -8, 15, 5, '#c8372a', '#e8705c'),
    heap(-66, -12, 14, 5, '#5c8f3a', '#8fbf5c'),
    heap(-38, -14, 14, 5, '#8a3f2c', '#b9705a'),
    avial > 0 ? heap(mix(6, 2, near), mix(-15, -4, near), 20 * avial, 8 * avial, '#f0c23c', '#fbe08a') : '',
    heap(44, -13, 14, 5, '#e8e0c4', '#fffaf0'),
    heap(74, -11, 13, 5, '#d98a2c', '#f0b868'),
    rice > 0 ? heap(-16, 10, 46 * rice, 12 * rice, '#fffaf0', '#ffffff') : '',
    more > 0
      ? shape(d`M-36 ${2 - more * 8}Q-16 ${-14 - more * 6} 6 ${2 - more * 6}Q-4 ${14} -20 12Z`, '#c76a2a')
      : '',
    more > 0
      ? heap(28, 8, 20 * more, 8 * more, '#d98a2c', '#f0b868') +
        heap(-58, 8, 18 * more, 7 * more, '#7c9f3f', '#b4cf72')
      : '',
    many(3, (i) => (papp > i / 3 ? pappadam(72 - i * 3, 8 - i * 6) : '')),
    stroke('M-110 6Q-100 -4 -86 4M-112 10Q-100 0 -84 8', '#f2cf4a', 7),
    payasam > 0
      ? oval(30, 10, 34 * payasam, 9 * payasam, '#a8642a') + oval(24, 8, 18 * payasam, 4 * payasam, '#c98a4a')
      : '',
  ].join('')
  return (
    shape('M-156 4Q-140 -30 -20 -32Q110 -32 158 -4Q140 30 10 34Q-120 34 -156 4Z', '#2f8a45') +
    shape('M-156 4Q-120 34 10 34Q140 30 158 -4Q80 14 -20 14Q-110 14 -156 4Z', '#25733a') +
    stroke('M-154 3Q0 -4 156 -3', '#8fc76a', 4) +
    many(9, (i) => stroke(d`M${-120 + i * 30} 1q8 -16 20 -26`, '#3fa055', 1.6)) +
    food
  )
}

export const leaf: Scene = (timeline) => {
  const w = momentsOf(timeline)
  const eater = player(
    timeline,
    'boy',
    boy,
    { x: 440, y: 398, hip: 26, turn: -0.4, size: 1.34, lx: -48, ly: -46, rx: 48, ry: -46 },
    [
      [w(4, -0.2), { turn: -0.9, lookX: -0.7, lookY: 0.6, lean: -4 }],
      [w(4.5), { turn: 0.9, lookX: 0.7, lean: 4, lx: -62, ly: -66, rx: 62, ry: -66, brow: 0.7, smile: 0 }],
      [w(4.99), { turn: 0.7, lean: 0, lookX: 0.3, lookY: -0.5 }],
      [w(5.7), { lookY: 0.7, smile: 0.6, lx: -36, ly: -60, rx: 36, ry: -60, brow: 0.3 }],
      [w(6, -0.2), { rx: 16, ry: -26, lookY: 0.9, turn: 0.1, smile: 0.2, brow: 0.6 }],
      [w(6.6), { turn: 0.8, lookY: -0.4, tilt: 6 }],
      [w(7.2), { lookY: 0.8, turn: 0.2, tilt: 0 }],
      [w(8, -1.6), { rx: 10, ry: -18 }, 0.4],
      [w(8, -1.1), { rx: 10, ry: -98, eyes: 0.4, tilt: -4 }, 0.5],
      [w(8, -0.5), { rx: 34, ry: -60, eyes: 1.35, brow: 1, smile: 1 }, 0.3],
      [w(8.4), { tilt: 5, turn: 0.6, lookY: -0.3 }],
      [w(8.99), { eyes: 1, brow: 0.2 }],
      [w(9.4), { lookY: -0.4, turn: 0.9 }],
      [w(10, -0.2), { rx: 70, ry: -150, lx: -50, ly: -60, smile: 1, eyes: 1.2, tilt: -4 }, 0.4],
      [w(11, 0.1), { rx: 12, ry: -26, lookY: 0.9 }, 0.4],
      [w(11.3), { rx: 10, ry: -96, lookY: 0.2 }, 0.35],
      [w(11.6), { rx: 12, ry: -26 }, 0.35],
      [w(11.9), { rx: 10, ry: -96 }, 0.35],
      [
        w(12, -0.3),
        {
          lean: -9,
          lx: -24,
          ly: -56,
          rx: 24,
          ry: -56,
          smile: -0.2,
          brow: 0.9,
          tilt: -6,
          turn: 0.3,
          lookY: 0,
        },
        0.5,
      ],
      [w(12.6), { eyes: 0.1 }],
      [w(13.2), { eyes: 0.6 }],
      [w(14, -0.35), { lean: 4, eyes: 1.4, smile: 1, brow: 1, tilt: 0, turn: 0.9, rx: 76, ry: -120 }, 0.25],
      [w(14.6), { rx: 30, ry: -66, lx: -26, ly: -50 }],
      [w(15), { lookY: 0.8, turn: 0.3, eyes: 1.1, lx: -48, ly: -46, rx: 48, ry: -46 }],
      [w(16, -1.2), { rx: 22, ry: -22 }, 0.4],
      [w(16, -0.7), { rx: 8, ry: -96, eyes: 0.02, tilt: -6, smile: 1 }, 0.5],
      [w(16.5), { tilt: 6 }, 0.6],
      [w(16.9), { eyes: 1, tilt: 0, rx: 48, ry: -46 }],
      [w(17.6), { eyes: 1.35, brow: 1, smile: 0, turn: 0.8, lookY: 0.3 }],
      [w(18, -0.3), { lean: 10, lx: -66, ly: -26, rx: 66, ry: -26, turn: 0.9, smile: 0.2 }, 0.3],
      [w(18.4), { turn: -0.9, lookX: -0.8 }, 0.4],
      [w(18.8), { smile: 1, eyes: 1.2 }],
    ],
  )
  const server = player(timeline, 'uncle', uncle, { x: 700, y: 402, turn: -0.9, size: 1.16, hip: 105 }, [
    [w(4.6), { smile: 0.9 }],
    [w(5, -0.5), { x: 660, lean: -24, lx: -96, ly: -52, lookY: 0.7 }, 0.6],
    [w(5.3), { lx: -92, ly: -64 }, 0.2],
    [w(5.45), { lx: -98, ly: -50 }, 0.2],
    [w(5.7), { lean: -8, lx: -60, ly: -168, lookY: 0 }, 0.4],
    [w(5.99), { lean: 0, ...arms }],
    [w(7, -0.5), { lean: -26, lx: -116, ly: -44, lookY: 0.8 }, 0.5],
    [w(7.4), { lx: -104, ly: -40 }, 0.5],
    [w(7.9), { lean: 0, ...arms, lookY: 0.4 }],
    [w(8.5), { smile: 1, brow: 0.5 }],
    [w(8.9), { x: 1080, turn: 0.9 }, 1],
    [w(9, -0.3), { x: 1060, turn: -0.9 }, 0.1],
    [w(9, -0.1), { x: 690, lx: -46, ly: -92, rx: 46, ry: -120 }, 1.1],
    [w(10.4), { lean: -14, lx: -84, ly: -74, lookY: 0.7 }],
    [w(10.9), { lean: -14, rx: -40, ry: -84 }],
    [w(11, -0.1), { lean: 0, rx: 50, ry: -190, lx: -44, ly: -90, smile: 1 }, 0.4],
    [w(11.4), { rx: 44, ry: -176 }, 0.25],
    [w(11.6), { rx: 52, ry: -194 }, 0.25],
    [w(11.99), { ...arms, lookY: 0.4 }],
    [w(12.6), { brow: 0.7 }],
    [w(13, -0.6), { turn: 0.8, x: 740, lx: -20, ly: -96, rx: 20, ry: -96 }, 0.6],
    [w(13.5), { turn: -0.6 }, 0.4],
    [w(14.6), { turn: -0.9, x: 680, smile: 1 }, 0.8],
    [w(15, -0.7), { lean: -22, lx: -92, ly: -92, rx: -60, ry: -96, lookY: 0.7 }, 0.5],
    [w(15.4), { lookY: 0.2, tilt: -6 }],
    [w(15.99), { lean: 0, lx: -20, ly: -96, rx: 20, ry: -96, lookY: 0.3, tilt: 0 }],
    [w(17, -0.2), { lx: -40, ly: -150, rx: 44, ry: -150 }, 0.4],
    [w(17.4), { lx: -24, ly: -116, rx: 28, ry: -116 }, 0.6],
    [w(17.9), { lean: -14, lx: -80, ly: -60 }],
    [w(18, 0.1), { lean: 4, lx: -46, ly: -150, rx: 46, ry: -150, brow: 1, eyes: 1.2 }, 0.3],
    [w(18.6), { ...arms, smile: 1, tilt: 6, eyes: 0.6 }],
  ])
  const leafCamera = act<Camera>({ x: 540, y: 262, zoom: 1.0 }, [
    [w(4), { x: 500, zoom: 1.2, y: 280 }, 3],
    [w(6, -0.2), { x: 420, zoom: 1.5, y: 300 }, 1.4],
    [w(7, -0.4), { x: 520, zoom: 1.3, y: 286 }, 1.4],
    [w(8, -0.8), { x: 430, zoom: 1.46, y: 294 }, 1.2],
    [w(9, -0.2), { x: 540, zoom: 1.14, y: 272 }, 1.4],
    [w(12, -0.4), { x: 470, zoom: 1.42, y: 296 }, 1.4],
    [w(13, -0.3), { x: 540, zoom: 1.14, y: 272 }, 1.4],
    [w(15, -0.5), { x: 510, zoom: 1.34, y: 290 }, 1.4],
    [w(16, -0.9), { x: 420, zoom: 1.5, y: 298 }, 1.4],
    [w(17, -0.3), { x: 540, zoom: 1.16, y: 274 }, 1.4],
    [w(18.5), { x: 490, zoom: 1.3, y: 288 }, 1.6],
  ])
  return (t: number) => {
    const c = leafCamera(t)
    const plenty = {
      rice:
        mix(0.55, 1.15, rise(t, w(10.3), w(11.2))) *
        (1 - 0.7 * rise(t, w(11.3), w(12))) *
        (1 - rise(t, w(14.8), w(15))),
      avial:
        mix(1, 0.5, rise(t, w(8, -1.2), w(8, -0.6))) +
        0.6 * rise(t, w(9), w(9.8)) -
        0.9 * rise(t, w(11.4), w(12)),
      near: rise(t, w(7, -0.1), w(7.6)),
      more: rise(t, w(10.2), w(11.2)) * (1 - rise(t, w(11.4), w(12))),
      papp: rise(t, w(10.2), w(10.9)) * (1 - rise(t, w(11.5), w(12))),
      payasam: rise(t, w(15, -0.5), w(15.4)) * (1 - 0.8 * rise(t, w(16, -1), w(16.6))),
    }
    const round = t > w(11.8) ? 1 : 0
    const carrying = t > w(9, -0.3) && t < w(11, -0.1)
    const pouring = t > w(13, -0.7) && t < w(17, -0.3)
    return layer(
      c,
      1,
      [
        box(-200, -80, 1400, 480, 'url(#f-wall)'),
        box(-200, 300, 1400, 26, '#c9874f'),
        box(-200, 326, 1400, 70, '#a8573a'),
        ...[-60, 250, 660, 970].map(
          (x) =>
            box(x, -80, 30, 400, '#7a4a2a', 4) +
            box(x - 8, 292, 46, 22, '#5d351c', 4) +
            box(x - 8, 40, 46, 14, '#5d351c', 4),
        ),
        ...[60, 450, 790].map(
          (x) =>
            box(x, 60, 130, 170, '#7a4a2a', 5) +
            box(x + 8, 68, 114, 154, '#cfe7d6', 3) +
            `<g>${foliage(x + 64, 170, 70, 60, ['#3d8a4c', '#57a85a', '#8cc76c'], t, x)}</g>` +
            many(4, (i) => box(x + 8 + i * 32, 68, 5, 154, '#5d351c')),
        ),
        stroke(d`M-200 20Q100 70 400 24T1200 30`, '#3d8a3f', 4) +
          many(24, (i) =>
            oval(-180 + i * 58, 34 + 12 * Math.sin(i * 1.4), 7, 7, i % 2 ? '#f29a2c' : '#fbd04a'),
          ),
        box(-200, 380, 1400, 300, 'url(#f-floor)'),
        shape('M-200 386H1200V430H-200Z', '#d9b878') +
          many(28, (i) => stroke(d`M${-200 + i * 50} 386l-12 44`, '#c29a55', 2)) +
          stroke('M-200 389H1200M-200 428H1200', '#8e1c22', 3),
        at(90, 412, bananaLeaf({ rice: 0.9, avial: 1, near: 0, more: 0.8, papp: 0.7, payasam: 0 }), 0.92),
        at(800, 412, bananaLeaf({ rice: 0.8, avial: 1, near: 0, more: 0.5, papp: 0.4, payasam: 0 }), 0.92),
        server.draw(
          t,
          carrying
            ? { left: bucket, right: pappadam(0, -8, 1.1) + pappadam(2, -14, 1.1) + pappadam(-1, -20, 1.1) }
            : pouring
              ? { both: potOfPayasam }
              : {},
        ),
        eater.draw(
          t,
          round
            ? {
                lap: at(
                  0,
                  -104,
                  oval(0, 0, 31, 27, boy.shirt) + oval(9, 5, 17, 18, boy.shade, 'opacity=".35"'),
                ),
              }
            : {},
        ),
        at(440, 414, bananaLeaf(plenty), 1.08),
        t > w(15, -0.6) && t < w(15.5)
          ? stroke(d`M${server.pose(t).x - 84} 322Q${500} 350 474 416`, '#a8642a', 6)
          : '',
        steam(430, 396, t, 0.8),
      ].join(''),
    )
  }
}
