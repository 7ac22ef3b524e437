import { act, momentsOf } from '../../kit/act.ts'
import { player } from '../../kit/cast.ts'
import { at, box, d, many, mix, oval, rise, shape, stroke } from '../../kit/draw.ts'
import { baldGrandfather, stripedBoy } from '../../kit/looks.ts'
import { motes } from '../../kit/nature.ts'
import { arms } from '../../kit/person.ts'
import { type Camera, layer, type Scene } from '../../kit/stage.ts'
import { leaves } from './props.ts'

const chest = (x: number, y: number, open: number) =>
  at(
    x,
    y,
    [
      open > 0.05
        ? shape(
            d`M-84 -70L${-80 - open * 4} ${-70 - open * 62}Q0 ${-86 - open * 66} ${80 + open * 4} ${-70 - open * 62}L84 -70Z`,
            '#5d351c',
          ) +
          shape(
            d`M-76 -70L${-72 - open * 4} ${-70 - open * 52}Q0 ${-80 - open * 56} ${72 + open * 4} ${-70 - open * 52}L76 -70Z`,
            '#3a2112',
          )
        : '',
      box(-84, -72, 168, 72, '#7a4a26', 4),
      box(-84, -46, 168, 5, '#5d351c'),
      box(-84, -20, 168, 5, '#5d351c'),
      open < 0.95
        ? shape(
            d`M-86 -70Q-84 ${mix(-104, -72, open)} -60 ${mix(-106, -72, open)}H60Q84 ${mix(-104, -72, open)} 86 -70Z`,
            '#8a5630',
          )
        : '',
      ...[-84, 68].map((left) => box(left, -72, 16, 16, '#d9a93e', 2) + box(left, -16, 16, 16, '#d9a93e', 2)),
      open < 0.5 ? box(-13, -76, 26, 26, '#d9a93e', 4) + oval(0, -64, 3.4, 4.4, '#3a2112') : '',
    ].join(''),
  )

export const attic: Scene = (timeline) => {
  const w = momentsOf(timeline)
  const b1 = player(
    timeline,
    'boy',
    stripedBoy,
    { x: 330, y: 426, turn: 0.8, size: 1.16, rx: 56, ry: -84, lookY: 0.6 },
    [
      [w(0, -1.8), { rx: 90, ry: -104 }, 0.4],
      [w(0, -1.3), { rx: 60, ry: -100 }, 0.4],
      [w(0, -0.8), { rx: 92, ry: -104 }, 0.4],
      [w(0, -0.3), { rx: 62, ry: -96, lookY: -0.3 }, 0.4],
      [w(0.5), { rx: 84, ry: -110, turn: 0.9, smile: 0.9, brow: 0.6 }],
      [w(1), { ...arms }],
      [w(1.6), { lean: 6, lookY: 0.6 }],
      [w(2, -1.3), { lean: 12, lx: 30, ly: -84, rx: 72, ry: -84, lookY: 0.8 }, 0.5],
      [
        w(2, -0.5),
        { lean: 0, lx: 12, ly: -146, rx: 40, ry: -146, smile: -0.5, brow: -0.5, tilt: -8, eyes: 0.8 },
        0.5,
      ],
      [w(2.6), { lx: -20, rx: 10, ly: -150, ry: -150, turn: 0.3 }, 0.5],
      [w(3), { ...arms, turn: 0.9, eyes: 1.25, brow: 0.8, tilt: 0, smile: 0 }, 0.3],
      [w(4, -0.4), { x: 392, tilt: 12, brow: 0.5, smile: 0.5, eyes: 1.1 }, 0.9],
      [w(5.2), { tilt: 0, lean: 8, eyes: 1.3, smile: 0.8, lookY: 0.4 }],
    ],
  )
  const o1 = player(timeline, 'grandfather', baldGrandfather, { x: 680, y: 422, turn: -0.7, size: 1.1 }, [
    [w(1, -0.3), { rx: 16, ry: -228, tilt: 6, brow: 0.7 }, 0.4],
    [w(1, 0.2), { rx: 22, ry: -222 }, 0.2],
    [w(1, 0.4), { rx: 14, ry: -230 }, 0.2],
    [w(1.5), { ...arms, x: 620, hip: 52, lx: -60, ly: -80, rx: -16, ry: -80, lookY: 0.7, tilt: 0 }, 0.8],
    [w(1.95), { lx: -64, ly: -110 }, 0.3],
    [w(2, -0.6), { lx: -40, ly: -70, rx: 40, ry: -70, lookY: 0 }],
    [
      w(3, -0.3),
      { hip: 105, lx: -92, ly: -120, rx: -60, ry: -116, eyes: 1.35, brow: 1, lean: -10, smile: 0 },
      0.3,
    ],
    [w(3.3), { lx: -36, ly: -128, rx: 12, ry: -128, lean: 0, eyes: 1, smile: 0.6 }, 0.5],
    [w(4.6), { smile: 0.9, lookX: -0.5 }],
    [w(5, -0.1), { lx: -52, ly: -140, rx: 20, ry: -144, lookY: 0.3 }],
    [w(5.99), { smile: 1 }],
  ])
  const atticCamera = act<Camera>({ x: 480, y: 250, zoom: 1.06 }, [
    [0.3, { x: 460, zoom: 1.22, y: 282 }, 4],
    [w(2, -0.8), { x: 440, zoom: 1.42, y: 290 }, 1.6],
    [w(3), { x: 510, zoom: 1.24, y: 280 }, 1],
    [w(5, -0.2), { x: 560, zoom: 1.5, y: 276 }, 1.8],
  ])
  return (t: number) => {
    const c = atticCamera(t)
    const lid = rise(t, w(1.85), w(2, -0.5))
    const boyHolds = t > w(2, -0.6) && t < w(3)
    const his = t > w(3)
    return layer(
      c,
      1,
      [
        box(-200, -100, 1400, 800, 'url(#h-attic)'),
        shape('M-200 -100H1200V40L480 -70L-200 60Z', '#2b1a0f'),
        many(13, (i) => stroke(d`M${-140 + i * 104} -60L${-200 + i * 114} 250`, '#2f1d11', 12)),
        many(6, (i) => stroke(d`M-200 ${i * 44 - 20}H1200`, '#8f4a2c', 20, 'opacity=".28"')),
        shape('M190 -40L270 -40L620 440H330Z', 'url(#h-beam)', 'opacity=".75"'),
        oval(230, -20, 90, 40, 'url(#h-lamp)'),
        box(-200, 396, 1400, 300, '#6b4526'),
        many(12, (i) => stroke(d`M${-200 + i * 120} 396l-40 160`, '#4d3019', 3)),
        box(-200, 392, 1400, 7, '#3f2714'),
        at(
          800,
          396,
          box(-60, -120, 120, 120, '#3f2714', 4) +
            box(-50, -170, 84, 50, '#4d3019', 3) +
            oval(0, -196, 30, 26, '#5d3d24') +
            stroke('M-14 -218Q0 -246 14 -218', '#5d3d24', 6),
        ),
        at(
          110,
          396,
          box(-50, -86, 100, 86, '#4a2f1a', 4) +
            box(-36, -150, 20, 64, '#3f2714') +
            oval(30, -104, 24, 18, '#7a5a3a'),
        ),
        stroke('M40 60Q90 100 150 62M40 60L60 20M40 60L10 30', '#a08f7a', 1.2, 'opacity=".6"'),
        o1.draw(t, his ? { both: at(-6, -14, leaves(rise(t, w(5, -0.3), w(5.4)))) } : {}),
        chest(486, 432, lid),
        b1.draw(t, boyHolds ? { both: at(0, 6, leaves(0), 0.8) } : {}),
        t > w(2, -0.8) && t < w(3, 0.6) ? motes(400, 220, 120, 160, t * 3, 16, '#e9d2a0') : '',
        t < w(0.5) ? motes(430, 300, 120, 80, t * 5, 14, '#e9d2a0') : '',
        motes(240, 60, 330, 340, t, 34, '#ffe9b8'),
        oval(480, 300, 330, 220, 'url(#h-lamp)', 'opacity=".16"'),
      ].join(''),
    )
  }
}
