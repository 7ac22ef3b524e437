import { act, momentsOf } from '../../kit/act.ts'
import { player } from '../../kit/cast.ts'
import { at, box, d, many, oval, rise, shape } from '../../kit/draw.ts'
import { drummer } from '../../kit/looks.ts'
import { arms } from '../../kit/person.ts'
import { lettering } from '../../kit/places.ts'
import { type Camera, layer, type Scene } from '../../kit/stage.ts'
import { bunting, chenda, crowd, grown, strap } from './props.ts'

export const stage: Scene = (timeline, signs) => {
  const w = momentsOf(timeline)
  const wingsGirl = player(timeline, 'girl', grown, { x: 250, y: 424, turn: -1, size: 1.12 }, [
    [w(15, -1), { lean: -10, lx: -66, ly: -150, x: 232 }, 0.5],
    [w(15.3), { lean: 5, x: 330, lx: -40, ly: -130, rx: 36, ry: -126, eyes: 1.3, brow: 1, smile: -0.1 }, 0.7],
    [w(15.6), { turn: 0.9, tilt: 6, lx: -8, ly: -140, rx: 14, ry: -138 }],
    [w(16.4), { lookY: 0.4, brow: 0.4, smile: 0.2, eyes: 1 }],
    [w(17, -0.3), { rx: 74, ry: -110, lookY: 0.6, smile: 0.5, x: 372 }, 0.6],
    [w(17.4), { lookY: -0.5, eyes: 1.25, brow: 0.7 }],
    [w(18, -0.2), { ...arms, smile: 0.9, lookY: -0.3 }],
    [w(18.6), { lx: -16, ly: -116, rx: 18, ry: -116, lookY: 0.6 }, 0.6],
    [w(18.99), { lookY: -0.4, smile: 1 }],
  ])
  const wingsGf = player(
    timeline,
    'grandfather',
    drummer,
    { x: 590, y: 424, turn: -0.9, size: 1.1, lx: -14, ly: -116, rx: 20, ry: -116 },
    [
      [w(15.6), { lean: -5, smile: 0.8, lookY: 0.4 }],
      [w(16), { lx: -26, ly: -160, rx: 22, ry: -150, lean: 0 }, 0.5],
      [w(16.5), { x: 540, lx: -78, ly: -110, rx: -40, ry: -108, lookY: 0.6 }, 0.8],
      [w(18, -0.4), { x: 512, lx: -80, ly: -150, rx: -30, ry: -120 }, 0.6],
      [w(18.45), { ...arms, lookY: 0.3 }, 0.6],
      [w(18.65), { x: 540, rx: 10, ry: -206, eyes: 0.3, tilt: -5 }, 0.5],
      [w(18.85), { rx: 18, ry: -204 }, 0.3],
      [w(18.99), { eyes: 1, ...arms, smile: 1 }],
    ],
  )
  const wingsCamera = act<Camera>({ x: 420, y: 272, zoom: 1.1 }, [
    [w(15.4), { x: 470, zoom: 1.16 }, 2],
    [w(17, -0.4), { x: 460, zoom: 1.44, y: 276 }, 1.8],
    [w(18.4), { x: 460, zoom: 1.26 }, 2],
  ])
  return (t: number) => {
    const c = wingsCamera(t)
    const given = t > w(18.4)
    const held = t > w(16.3)
    const gap = 30 + rise(t, w(15, -1.2), w(15, -0.6)) * 40 - rise(t, w(15.4), w(15.9)) * 36
    return layer(
      c,
      1,
      [
        box(-200, -60, 1400, 700, '#4a3226'),
        box(-200, 400, 1400, 300, 'url(#m-floor)'),
        many(9, (i) => box(-150 + i * 160, -60, 6, 462, '#3d281d')),
        oval(160, 210, 260, 260, 'url(#m-light)'),
        box(126, -40, 90, 446, '#ffe7b0'),
        box(126, 210, 90, 190, '#35284a'),
        `<clipPath id="m-gap"><rect x="126" y="-40" width="90" height="446"/></clipPath><g clip-path="url(#m-gap)">${at(0, 290, crowd(t, 0, 5, ['#51406b', '#3f3357', '#64507c'], 0), 0.7)}${at(0, 330, crowd(t, 0, 9, ['#2c2344', '#3b2f57'], 0), 0.8)}</g>`,
        many(5, (i) =>
          shape(
            d`M${-160 + i * 60} -60H${-100 + i * 60}L${-104 + i * 60 + (i === 4 ? 64 - gap : 0)} 404Q${-130 + i * 60} 416 ${-156 + i * 60} 404Z`,
            i % 2 ? '#a4262b' : '#c22f33',
          ),
        ),
        many(4, (i) =>
          shape(
            d`M${216 + i * 44} -60H${262 + i * 44}L${258 + i * 44} 404Q${238 + i * 44} 416 ${i === 0 ? 190 + 30 - gap * 0.2 : 218 + i * 44} 404Z`,
            i % 2 ? '#a4262b' : '#c22f33',
          ),
        ),
        bunting(20, t, 4),
        box(540, 44, 300, 62, '#fff7e0', 6),
        box(546, 50, 288, 50, '#1d6b3c', 4),
        lettering(690, 84, signs.stage ?? '', 27, '#ffdc73'),
        box(800, 300, 90, 104, '#6d4526', 5),
        box(792, 292, 106, 14, '#8a5a32', 4),
        oval(846, 280, 24, 8, '#c9a24a'),
        box(824, 250, 44, 32, '#d9b24c', 12),
        wingsGf.draw(
          t,
          given
            ? {}
            : held
              ? { both: at(0, -14, chenda(0.86, -8)) }
              : { lap: strap + at(2, -108, chenda(0.9, 6)) },
        ),
        wingsGirl.draw(t, given ? { lap: strap + at(0, -106, chenda(0.8)) } : {}),
        oval(200, 250, 200, 260, 'url(#m-light)', 'opacity=".4"'),
      ].join(''),
    )
  }
}
