import { act, momentsOf } from '../../kit/act.ts'
import { player } from '../../kit/cast.ts'
import { at, box, d, fade, many, mix, oval, rise, shape, stroke, swing } from '../../kit/draw.ts'
import { drummer } from '../../kit/looks.ts'
import { arms } from '../../kit/person.ts'
import { lettering } from '../../kit/places.ts'
import { type Camera, layer, type Scene } from '../../kit/stage.ts'
import { beating, bunting, chenda, crowd, grown, stick, strap } from './props.ts'

export const front: Scene = (timeline, signs) => {
  const w = momentsOf(timeline)
  const shown = w(19, -6)
  const frontGirl = player(
    timeline,
    'girl',
    grown,
    { x: 440, y: 416, size: 1.06, turn: 0, smile: 0.7, lx: -16, ly: -116, rx: 18, ry: -116 },
    [
      [shown + 0.4, { smile: 1 }],
      [w(19, -2.2), { lean: 16, lookY: 0.6, ...arms, eyes: 0.2 }, 0.5],
      [w(19, -1.4), { lean: 0, eyes: 1, lookY: 0 }, 0.4],
      [w(19, -1), { x: 640, turn: 0.9 }, 1.2],
      [w(19.4), { rx: 48, ry: -120, lookY: -0.4, tilt: -5, smile: 0.9 }],
      [w(20), { lx: -20, ly: -110, rx: 22, ry: -112 }],
      [w(20.5), { smile: 1, tilt: 6, eyes: 0.7 }],
    ],
  )
  const frontGf = player(
    timeline,
    'grandfather',
    drummer,
    { x: 800, y: 424, size: 1.02, turn: -0.9, smile: 0.9, lx: -14, ly: -140, rx: 12, ry: -140 },
    [
      [w(20.45), { lx: -50, ly: -150, rx: 46, ry: -150, brow: 0.8 }, 0.4],
      [w(20.99, 0.3), { smile: 1, lx: -44, ly: -120, rx: 40, ry: -120, brow: 0 }],
    ],
  )
  const frontCamera = act<Camera>({ x: 480, y: 270, zoom: 1 }, [
    [shown + 0.5, { zoom: 1.22, x: 440, y: 274 }, 3],
    [w(19, -1), { zoom: 1.1, x: 610, y: 272 }, 1.8],
    [w(20.2), { zoom: 1.36, x: 690, y: 282 }, 2],
  ])
  return (t: number) => {
    const c = frontCamera(t)
    const playing = t < w(19, -2.4)
    const clap = t > w(19, -2.2) ? 1 : 0
    const tempo = mix(2, 3.6, rise(t, shown, w(19, -2.4)))
    const hands = playing ? beating(t, tempo > 2.8 ? 3.4 : 2.2, -108) : {}
    const clapping =
      t > w(19, -2.2) && t < w(20.45)
        ? { lx: -6 - Math.abs(swing(t, 1.7)) * 22, rx: 6 + Math.abs(swing(t, 1.7)) * 22 }
        : t > w(20.45)
          ? { lx: -50 + swing(t, 3) * 8, rx: 46 - swing(t, 3) * 8 }
          : {}
    const open = rise(t, shown - 0.4, shown + 1)
    return [
      layer(
        c,
        1,
        [
          box(-200, -60, 1400, 700, 'url(#m-night)'),
          many(9, (i) =>
            shape(d`M${-140 + i * 140} -60h140l-10 430q-60 14 -120 0z`, i % 2 ? '#1d5a5e' : '#236a6e'),
          ),
          box(-200, 366, 1400, 300, 'url(#m-floor)'),
          many(10, (i) => stroke(d`M${-200 + i * 150} 366l-60 200`, '#7a4723', 3)),
          bunting(96, t, 1),
          box(260, 58, 440, 66, '#fff7e0', 8),
          box(266, 64, 428, 54, '#8e1c22', 6),
          lettering(480, 101, signs.front ?? '', 32, '#ffdc73'),
          shape('M380 -60H520L640 420H260Z', 'url(#m-beam)', 'opacity=".55"'),
          oval(450, 418, 210, 26, '#fff1c4', 'opacity=".45"'),
          frontGf.draw(t, {}, clapping),
          frontGirl.draw(
            t,
            {
              lap: strap + at(0, -104, chenda(0.8)),
              ...(t < w(19, -2.2) ? { left: stick(-46), right: stick(46) } : {}),
            },
            hands,
          ),
          playing
            ? many(3, (i) =>
                fade(
                  1 - ((t * tempo + i / 3) % 1),
                  stroke(
                    d`M${400 - ((t * tempo + i / 3) % 1) * 46} 250q-14 30 0 60M${484 + ((t * tempo + i / 3) % 1) * 46} 250q14 30 0 60`,
                    '#ffe08a',
                    3,
                  ),
                ),
              )
            : '',
          many(7, (i) =>
            shape(
              d`M${-220 - open * 300 + i * 60} -60h62l-4 470q-28 12 -56 0z`,
              i % 2 ? '#a4262b' : '#c22f33',
            ),
          ),
          many(7, (i) =>
            shape(
              d`M${800 + open * 120 + i * 60} -60h62l-4 470q-28 12 -56 0z`,
              i % 2 ? '#a4262b' : '#c22f33',
            ),
          ),
        ].join(''),
      ),
      layer(c, 1.15, at(0, 470, crowd(t, 0, 3, ['#2c2344', '#3b2f57', '#241d3a'], clap))),
      layer(c, 1.3, at(-30, 530, crowd(t, 0, 13, ['#1d1830', '#261f3c'], clap))),
    ].join('')
  }
}
