import { act, momentsOf } from '../../kit/act.ts'
import { player } from '../../kit/cast.ts'
import { at, box, d, many, oval, shape, stroke, swing } from '../../kit/draw.ts'
import { conductor, girl } from '../../kit/looks.ts'
import { cloud, palm, ridge } from '../../kit/nature.ts'
import { arms } from '../../kit/person.ts'
import { type Camera, layer, type Scene, still } from '../../kit/stage.ts'
import { bag, keys, note, satchel } from './props.ts'

const purse = at(0, -2, box(-13, -8, 26, 18, '#b0324a', 5) + stroke('M-13 -3h26', '#f2c14e', 2))

const ticket = at(
  0,
  -9,
  box(-10, -6, 20, 12, '#fffdf0', 1) + stroke('M-6 -2h12M-6 2h8', '#c8372a', 1.6),
  1,
  10,
)

export const inside: Scene = (timeline) => {
  const w = momentsOf(timeline)
  const seated = player(
    timeline,
    'girl',
    girl,
    { x: 318, y: 436, hip: 66, turn: 0.8, size: 1.16 },
    keys(
      [w(2, -0.8), { rx: 26, ry: -100, lx: -10, ly: -104, lookY: 0.8, tilt: 5 }],
      [w(2, 0.2), { lookY: -0.5, lookX: 0.6, tilt: -4, smile: 0.7 }],
      [w(3, 0.2), { lookY: -0.4 }],
      [w(4, -0.3), { rx: 64, ry: -150, smile: 0.15, brow: 0.8, tilt: 7 }],
      [w(5, 0.2), { ...arms, rx: 30, smile: 0.6, brow: 0, tilt: 0 }],
      [w(6, -0.4), { turn: -0.9, lookX: -0.8, tilt: -6, smile: 0.8 }, 0.6],
      [w(6.5), { turn: 0.9, lookX: 0.5, lookY: -0.5, tilt: -4 }, 0.5],
      [w(7.4), { turn: 1, lookX: 1, lookY: 0 }],
      [w(8, -0.3), { turn: 0.7, tilt: 12, lookY: -0.5, brow: 0.7, rx: 12, ry: -128 }],
      [w(9, 0.3), { tilt: 2, smile: 1, eyes: 0.8, ...arms, rx: 30 }],
      [w(9.6), { lx: -8, ly: -134, rx: 10, ry: -132, eyes: 0.5 }],
    ),
  )
  const aboard = player(
    timeline,
    'conductor',
    conductor,
    { x: 610, y: 440, turn: -0.7, size: 1.12, rx: 66, ry: -250 },
    keys(
      [w(2.5), { x: 560, tilt: 4 }, 1],
      [w(3, -0.6), { lx: -20, ly: -120, lookY: 0.8 }, 0.4],
      [w(3, -0.1), { lx: -84, ly: -128, lookY: 0, smile: 0.8 }, 0.4],
      [w(4), { lx: -38, ly: -90, brow: 0.5 }],
      [w(4.6), { lx: -88, ly: -132 }],
      [w(5, -0.2), { lx: 12, ly: -98, lookY: 0.8 }],
      [w(5.4), { lx: 16, ly: -90, lookY: 0, smile: 0.9 }, 0.2],
      [w(5.55), { ly: -98 }, 0.15],
      [w(5.7), { ly: -88 }, 0.15],
      [w(5.9), { lx: -40, ly: -90 }],
      [w(6.6), { tilt: -6 }],
      [w(7, -0.2), { turn: 0.9, lx: -40, ly: -90, lookX: 1 }],
      [w(7.1), { lx: 20, ly: -150 }, 0.5],
      [w(7.4), { turn: 0.95, lx: 62, ly: -170 }, 0.4],
      [w(7.99), { turn: -0.7, lx: -40, ly: -90, lookX: 0 }],
      [w(9, -0.2), { eyes: 1.3, smile: 0, brow: 1, tilt: 8, lx: 50, ly: -226 }, 0.3],
      [w(9.3), { tilt: -9, turn: -0.3 }, 0.3],
      [w(9.5), { tilt: 9, turn: -0.9 }, 0.3],
      [w(9.7), { tilt: -8, turn: -0.4 }, 0.3],
      [w(9.95), { tilt: 0, smile: 0.2 }],
    ),
  )
  const busCamera = act<Camera>(still, [
    [w(2, -1.5), { zoom: 1.22, x: 450, y: 262 }, 4],
    [w(4, -0.3), { zoom: 1.5, x: 410, y: 268 }, 1.4],
    [w(6, -0.5), { zoom: 1.14, x: 450, y: 262 }, 2],
    [w(8.2), { zoom: 1.5, x: 440, y: 250 }, 2],
  ])
  return (t: number) => {
    const c = busCamera(t)
    const jolt = Math.sin(t * 9) * 1.1 + Math.sin(t * 5.3) * 0.8
    const drive = t * 130
    const panes = [-150, 112, 374, 636, 898]
    const view = [
      box(-200, 40, 1400, 220, 'url(#t-noon)'),
      cloud(300 + ((t * 4) % 200), 96, 0.8),
      cloud(720 + ((t * 4) % 200), 84, 0.6),
      at(
        -((drive * 0.2) % 170),
        0,
        ridge(196, 34, '#a9d5b0', 2, 170) + shape('M900 500h400v-300h-400z', '#a9d5b0'),
      ),
      box(-200, 196, 1400, 80, 'url(#t-paddy)'),
      many(5, (i) => stroke(d`M-200 ${204 + i * i * 3.4}H1200`, '#cfe79a', 1 + i * 0.4, 'opacity=".6"')),
      many(7, (i) =>
        palm(((((i * 210 - drive * 0.7) % 1470) + 1470) % 1470) - 200, 236, 116 + (i % 3) * 18, t, {
          seed: i + 2,
          lean: (i % 2 ? 1 : -1) * 12,
        }),
      ),
      many(9, (i) =>
        oval(
          ((((i * 170 - drive * 1.8) % 1530) + 1530) % 1530) - 250,
          264,
          74,
          22,
          i % 2 ? '#3f8d4c' : '#57a555',
        ),
      ),
    ].join('')
    const frame = `<path fill-rule="evenodd" fill="url(#t-wall)" d="M-240 -60H1240V560H-240Z${panes.map((x) => `M${x} 84Q${x} 70 ${x + 14} 70H${x + 214}Q${x + 228} 70 ${x + 228} 84V236Q${x + 228} 250 ${x + 214} 250H${x + 14}Q${x} 250 ${x} 236Z`).join('')}"/>`
    const bars = panes
      .map(
        (x) =>
          stroke(d`M${x} 196H${x + 228}M${x} 222H${x + 228}`, '#b7a27a', 4) +
          stroke(d`M${x + 4} 72H${x + 224}`, '#8d7448', 3),
      )
      .join('')
    const seat = (x: number, y: number, size: number) =>
      at(
        x,
        y,
        box(-66, -178, 132, 120, '#1d6b72', 20) +
          box(-56, -168, 112, 26, '#2b8a90', 12) +
          box(-72, -74, 150, 36, '#17585e', 14) +
          box(-60, -40, 12, 44, '#4b4440') +
          box(52, -40, 12, 44, '#4b4440') +
          stroke('M-60 -176H60', '#c9c2b4', 6),
        size,
      )
    return layer(
      { ...c, y: c.y + jolt * 0.6 },
      1,
      [
        view,
        frame,
        bars,
        box(-240, -60, 1480, 116, '#b02f23'),
        box(-240, 52, 1480, 9, '#f6c445'),
        box(-240, 262, 1480, 10, '#b99d64'),
        box(-240, 404, 1480, 240, '#6b5a46'),
        box(-240, 404, 1480, 10, '#54452f'),
        stroke('M-240 34H1240', '#d6d0c4', 9),
        many(6, (i) =>
          at(
            40 + i * 180,
            36,
            stroke('M0 0v26', '#7a7265', 4) +
              `<circle cx="0" cy="36" r="11" fill="none" stroke="#efe8d6" stroke-width="5"/>`,
            1,
            swing(t, 0.9, i * 0.1) * 7,
          ),
        ),
        seat(40, 424, 1),
        seat(812, 424, 1),
        seat(1010, 424, 1),
        seat(300, 428, 1.12),
        seated.draw(t, {
          back: bag,
          ...(t < w(4, -0.4) ? { left: purse } : {}),
          ...(t > w(4, -0.3) && t < w(5, -0.1) ? { right: note('#8aa8c9') } : {}),
          ...(t > w(3.8) && t > w(5) && t < w(6) ? { right: ticket } : {}),
        }),
        aboard.draw(t, {
          lap: satchel,
          ...(t > w(3, -0.6) && t < w(4) ? { left: ticket } : {}),
          ...(t > w(5, -0.1) && t < w(5.4) ? { left: note('#8aa8c9') } : {}),
        }),
        box(-240, -60, 1480, 700, '#ffd98a').replace('/>', ' opacity=".08"/>'),
      ].join(''),
    )
  }
}
