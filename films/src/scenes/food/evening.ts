import { act, momentsOf } from '../../kit/act.ts'
import { player } from '../../kit/cast.ts'
import { at, box, d, many, oval, shape, stroke, swing } from '../../kit/draw.ts'
import { boy, uncle } from '../../kit/looks.ts'
import { farPalms, foliage, ridge, steam, sun } from '../../kit/nature.ts'
import { type Camera, layer, type Scene } from '../../kit/stage.ts'

const glass = at(
  0,
  -10,
  shape('M-9 -14H9L7 14H-7Z', '#b8733a') +
    shape('M-9 -14H9L8 -6H-8Z', '#f0dcb8') +
    box(-9, -18, 18, 5, '#ffffff99'),
)

export const evening: Scene = (timeline) => {
  const w = momentsOf(timeline)
  const rester = player(
    timeline,
    'boy',
    boy,
    {
      x: 372,
      y: 430,
      hip: 62,
      turn: 0.5,
      size: 1.36,
      lean: -16,
      eyes: 0,
      lx: -28,
      ly: -72,
      rx: 28,
      ry: -72,
      smile: 0.8,
    },
    [
      [w(20, -0.2), { tilt: -8, smile: 0.3 }, 0.3],
      [w(20, 0.15), { tilt: 8 }, 0.25],
      [w(20, 0.4), { tilt: -7 }, 0.25],
      [w(20, 0.65), { tilt: 2 }, 0.25],
      [w(20.5), { eyes: 1.2, lean: -4, turn: 0.9, tilt: -6, smile: 1, brow: 0.8 }, 0.4],
    ],
  )
  const teaUncle = player(
    timeline,
    'uncle',
    uncle,
    { x: 640, y: 424, turn: -0.9, size: 1.1, lx: -30, ly: -110 },
    [
      [w(19, -0.9), { x: 560, lx: -86, ly: -122, lean: -7 }, 0.9],
      [w(19.6), { rx: 84, ry: -104, turn: -0.3 }],
      [w(19.99), { rx: 37, ry: -84, turn: -0.9 }],
      [w(20.3), { lx: -60, ly: -110, brow: 0.7 }],
      [w(20.99, 0.2), { tilt: -12, eyes: 0.05, smile: 1, lean: 5 }, 0.5],
    ],
  )
  const lateCamera = act<Camera>({ x: 480, y: 268, zoom: 1.04 }, [
    [w(19, -0.6), { x: 460, zoom: 1.2, y: 280 }, 3],
    [w(20.4), { x: 420, zoom: 1.5, y: 284 }, 1.4],
  ])
  return (t: number) => {
    const c = lateCamera(t)
    const belly = 1 + swing(t, 0.22) * 0.03
    return [
      box(0, 0, 960, 540, 'url(#f-late)'),
      layer(c, 0.3, sun(820, 190, 38, ['f-sun', 220], '#fff0b8') + ridge(300, 46, '#d9a86a', 3, 150)),
      layer(c, 0.5, farPalms(330, t, 27, 8, true)),
      layer(
        c,
        0.7,
        box(-200, 330, 1400, 300, '#c98f52') +
          foliage(700, 320, 120, 56, ['#5c7a34', '#7c9a42', '#b4b85a'], t, 9) +
          foliage(960, 300, 140, 90, ['#5c7a34', '#7c9a42', '#b4b85a'], t, 12),
      ),
      layer(
        c,
        1,
        [
          box(-200, 392, 1400, 300, 'url(#f-floor)'),
          box(-200, 388, 1400, 10, '#d98a5c'),
          box(-200, -80, 330, 474, '#f0d5a0'),
          box(130, -80, 30, 480, '#6a3d20', 4),
          box(120, 376, 50, 22, '#4d2a14', 4),
          box(900, -80, 30, 480, '#6a3d20', 4),
          box(890, 376, 50, 22, '#4d2a14', 4),
          shape('M160 398L560 398L700 470H120Z', '#00000018'),
          shape(
            'M250 300Q244 240 262 214L470 214Q490 250 480 330L470 424H456L450 372H290L280 424H264Z',
            '#8a5a2c',
          ) +
            shape('M270 226H462Q472 260 464 340H282Q264 270 270 226Z', '#d9b06a') +
            many(9, (i) => stroke(d`M${282 + i * 22} 228q4 56 0 108`, '#b98a44', 2)) +
            many(6, (i) => stroke(d`M272 ${240 + i * 17}h192`, '#b98a44', 1.6)),
          rester.draw(t, {
            lap: at(
              0,
              -108,
              oval(0, 0, 33 * belly, 30 * belly, boy.shirt) +
                oval(9, 5, 18 * belly, 20 * belly, boy.shade, 'opacity=".35"'),
            ),
          }),
          stroke('M246 330Q300 318 330 336M486 330Q440 320 410 338', '#6a3d20', 10),
          box(660, 366, 92, 12, '#8a5a2c', 4) +
            box(672, 376, 9, 50, '#6a3d20') +
            box(730, 376, 9, 50, '#6a3d20') +
            oval(706, 364, 42, 8, '#f4ead2') +
            many(4, (i) => oval(684 + i * 15, 356 - (i % 2) * 5, 13, 6, i % 2 ? '#c9762a' : '#e09a3c')),
          teaUncle.draw(t, { left: glass }),
          at(
            teaUncle.pose(t).x + teaUncle.pose(t).lx * 1.1 - 6,
            424 + teaUncle.pose(t).ly * 1.1 - 30,
            steam(0, 0, t, 0.6),
          ),
        ].join(''),
      ),
      box(0, 0, 960, 540, '#ff9a3c').replace('/>', ' opacity=".1"/>'),
    ].join('')
  }
}
