import { act, momentsOf } from '../../kit/act.ts'
import { player } from '../../kit/cast.ts'
import { at, box, chance, d, fade, many, oval, rise, shape, stroke, swing } from '../../kit/draw.ts'
import { drummer, ribbonGirl } from '../../kit/looks.ts'
import { farPalms, foliage, rainfall, ridge } from '../../kit/nature.ts'
import { tiledRoof } from '../../kit/places.ts'
import { type Camera, layer, type Scene } from '../../kit/stage.ts'
import { beating, stick } from './props.ts'

export const rain: Scene = (timeline) => {
  const w = momentsOf(timeline)
  const rainGf = player(
    timeline,
    'grandfather',
    drummer,
    { x: 610, y: 418, hip: 24, turn: -0.7, size: 1.12, lx: -50, ly: -40, rx: 50, ry: -40 },
    [
      [w(10.5), { brow: 0.7, tilt: -6, lookY: 0.3 }],
      [
        w(11, -0.3),
        { turn: -0.2, rx: 40, ry: -206, tilt: 10, lookX: -0.8, lookY: -0.6, smile: 0.7, brow: 0.4 },
      ],
      [w(12, 0.3), { smile: 0.9 }],
      [w(12.8), { rx: 50, ry: -40, tilt: 0, lookX: 0, lookY: 0, turn: -0.7 }],
      [w(13.6), { smile: 1 }],
    ],
  )
  const rainGirl = player(
    timeline,
    'girl',
    ribbonGirl,
    {
      x: 400,
      y: 424,
      hip: 24,
      turn: 0.2,
      size: 1.2,
      lx: -12,
      ly: -60,
      rx: 20,
      ry: -60,
      lookY: 0.7,
      smile: 0,
    },
    [
      [w(10, -0.5), { lx: -8, ly: -118, rx: 12, ry: -118, brow: 0.9, smile: -0.4, tilt: 5 }, 0.4],
      [w(10.5), { turn: 0.8, lookY: -0.3, tilt: 8 }],
      [w(11, 0.2), { lx: -30, ly: -46, rx: 34, ry: -46, smile: 0.1 }],
      [w(12, -0.6), { turn: -0.8, lookX: -0.5, lookY: -0.7, tilt: -10, brow: 0.2, eyes: 0.7 }],
      [w(12, 0.1), { eyes: 1.4, smile: 0.9, brow: 1, tilt: 0 }, 0.3],
      [w(12.4), { turn: 0.7, rx: 50, ry: -100, lx: -40, ly: -60 }],
      [w(13.2), { turn: -0.3, lookX: 0, lookY: 0.5, eyes: 1, smile: 0.8, lx: -12, ly: -56, rx: 22, ry: -56 }],
      [w(14, -0.8), { tilt: 7, smile: 1 }, 0.6],
      [w(14.2), { tilt: -7 }, 0.7],
      [w(14.5), { tilt: 7, turn: 0.7 }, 0.7],
      [w(14.8), { tilt: -7 }, 0.7],
      [w(14.99), { tilt: 6 }, 0.7],
    ],
  )
  const rainCamera = act<Camera>({ x: 500, y: 270, zoom: 1.04 }, [
    [w(10), { zoom: 1.2, y: 288, x: 490 }, 2],
    [w(11.3), { zoom: 1.08, x: 460, y: 276 }, 2.2],
    [w(12.2), { zoom: 1.34, x: 450, y: 296 }, 1.4],
    [w(13.2), { zoom: 1.12, x: 490, y: 284 }, 1.6],
  ])
  return (t: number) => {
    const c = rainCamera(t)
    const playing = t > w(14, -0.9)
    const dropped = rise(t, w(10, -0.7), w(10, -0.3))
    const hands = playing ? beating(t, 2, -44) : {}
    const tap = t > w(13, -0.2) && t < w(15) ? { lx: -56, ly: -44 - Math.max(0, swing(t, 2)) * 18 } : {}
    return [
      box(0, 0, 960, 540, 'url(#m-rain)'),
      layer(c, 0.4, ridge(280, 50, '#7f9f92', 3, 150) + farPalms(322, t * 1.8, 21, 8, true)),
      layer(
        c,
        0.7,
        box(-200, 330, 1400, 300, '#a08a62') +
          many(26, (i) => {
            const life = (t * 1.5 + chance(i)) % 1
            const x = chance(i * 3 + Math.floor(t * 1.5 + chance(i))) * 1000 - 20
            const y = 344 + chance(i * 5) * 60
            return (
              `<ellipse cx="${Math.round(x)}" cy="${Math.round(y)}" rx="${Math.round(3 + life * 18)}" ry="${Math.round(1 + life * 5)}" fill="none" stroke="#dfeceb" stroke-width="1.6" opacity="${Math.round((1 - life) * 70) / 100}"/>` +
              stroke(d`M${x} ${y}v${-10 * (1 - life)}`, '#dfeceb', 1.6)
            )
          }) +
          oval(260, 372, 150, 16, '#8fa39c') +
          oval(700, 392, 190, 18, '#8fa39c'),
      ),
      layer(
        c,
        0.85,
        foliage(70, 210, 150, 120, ['#1d5236', '#2b6b40', '#4a8a4f'], t * 2, 31) + rainfall(t, 90),
      ),
      layer(
        c,
        1,
        [
          box(-200, 396, 1400, 400, '#a8573a'),
          box(-200, 392, 1400, 10, '#c97a55'),
          many(9, (i) => stroke(d`M${-160 + i * 160} 402l-40 140`, '#8a4229', 3)),
          ...[90, 880].map(
            (x) =>
              box(x, 60, 26, 340, '#7a4a2a', 4) +
              box(x - 8, 380, 42, 18, '#5d351c', 4) +
              box(x - 6, 78, 38, 14, '#5d351c', 4),
          ),
          tiledRoof(-160, 66, 1280, 150),
          many(26, (i) => {
            const x = -60 + i * 44
            const drop = (t * 1.7 + chance(i)) % 1
            return (
              stroke(
                d`M${x} 70v${60 + chance(i * 7) * 200}`,
                '#eaf5f5',
                2,
                `opacity="${Math.round((0.35 + 0.25 * swing(t, 3, chance(i))) * 100) / 100}"`,
              ) + oval(x, 70 + drop * 330, 2.4, 6, '#f4fbfb')
            )
          }),
          !playing && dropped > 0
            ? at(366, 424 + (1 - dropped) * -40, stick(80)) + at(478, 428 + (1 - dropped) * -40, stick(-70))
            : '',
          rainGf.draw(t, {}, tap),
          at(
            0,
            0,
            rainGirl.draw(t, playing || dropped === 0 ? { left: stick(24), right: stick(-24) } : {}, hands),
          ),
          at(
            412,
            432,
            shape('M-38 0Q-42 -18 -12 -22Q26 -24 38 -10Q42 0 30 4H-28Z', '#3b3936') +
              shape('M-30 -8Q-20 -19 10 -18Q28 -16 32 -9Q0 -14 -30 -8Z', '#5b5853'),
          ),
          playing
            ? many(3, (i) =>
                fade(
                  1 - ((t * 2 + i / 3) % 1),
                  stroke(
                    d`M${410 - ((t * 2 + i / 3) % 1) * 20} ${396 - ((t * 2 + i / 3) % 1) * 16}q26 ${-10} ${52 + ((t * 2 + i / 3) % 1) * 40} 0`,
                    '#ffe9a8',
                    2.4,
                  ),
                ),
              )
            : '',
        ].join(''),
      ),
    ].join('')
  }
}
