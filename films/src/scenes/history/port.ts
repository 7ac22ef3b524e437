import { act, momentsOf } from '../../kit/act.ts'
import { player } from '../../kit/cast.ts'
import { at, box, d, fade, many, mix, oval, rise, shape, stroke, swing } from '../../kit/draw.ts'
import { baldGrandfather, stripedBoy } from '../../kit/looks.ts'
import { bird, cloud, farPalms, palm, sun, water } from '../../kit/nature.ts'
import { arms, type Look, person, standing } from '../../kit/person.ts'
import { type Camera, layer, type Scene } from '../../kit/stage.ts'

/** An old ship with a large square sail. `full` is how much wind is in the sail. */
const ship = (
  x: number,
  y: number,
  size: number,
  t: number,
  full: number,
  stripe: string,
  furled = false,
) => {
  const belly = 16 + full * 46 + swing(t, 0.4, x * 0.01) * 4
  const sail = furled
    ? shape('M-92 -212Q0 -196 92 -212L92 -200Q0 -180 -92 -200Z', '#f3e6c4')
    : shape(
        d`M-96 -214Q0 -204 96 -214Q${104 + belly * 0.4} -150 88 -84Q${20} ${-84 + belly * 0.9} -88 -84Q${-104 - belly * 0.2} -150 -96 -214Z`,
        '#f6ead0',
      ) +
      [-48, 0, 48]
        .map((sx) =>
          shape(
            d`M${sx - 12} -209Q${sx - 14 + belly * 0.14} -146 ${sx - 11} ${-80 + belly * 0.36}L${sx + 11} ${-80 + belly * 0.36}Q${sx + 14 + belly * 0.14} -146 ${sx + 12} -209Z`,
            stripe,
            'opacity=".85"',
          ),
        )
        .join('') +
      shape(
        d`M40 -211Q96 -214 96 -214Q${104 + belly * 0.4} -150 88 -84Q60 ${-84 + belly * 0.4} 44 ${-82 + belly * 0.4}Q64 -150 40 -211Z`,
        '#00000016',
      )
  return at(
    x,
    y + swing(t, 0.22, x * 0.003) * 3,
    [
      box(-4, -240, 8, 200, '#5d351c', 2),
      box(-104, -218, 208, 8, '#6d4526', 4),
      sail,
      shape('M0 -252l34 7l-34 7z', '#c8372a'),
      shape('M-168 -66Q-150 -58 -128 -46H120Q150 -52 176 -84Q176 -8 110 4H-100Q-152 -8 -168 -66Z', '#7a4526'),
      shape('M-128 -46H120Q138 -49 152 -60L150 -48Q138 -36 120 -34H-120Z', '#a9703f'),
      shape('M-140 -20Q0 -4 150 -24Q138 0 110 4H-100Q-128 0 -140 -20Z', '#5d351c'),
      shape('M176 -84q16 -14 6 -30q-16 6 -14 30z', '#a9703f'),
      oval(120, -26, 7, 7, '#f6ead0') + oval(121, -26, 3, 3, '#1c1410'),
      many(5, (i) => oval(-90 + i * 42, -24, 8, 8, '#c9a24a')),
      stroke(d`M-150 6q30 8 60 0t60 0t60 0t60 0t60 0`, '#eaf7f4', 4, 'opacity=".7"'),
    ].join(''),
    size,
    swing(t, 0.18, x * 0.002) * 1.2,
  )
}

const sack = (x: number, y: number) =>
  at(
    x,
    y,
    shape('M-22 10Q-28 -14 -12 -22L12 -22Q28 -14 22 10Z', '#c9a26a') +
      stroke('M-10 -22Q0 -16 10 -22', '#8a6a3a', 3) +
      oval(-6, -4, 6, 9, '#d9b880'),
  )

export const port: Scene = (timeline) => {
  const w = momentsOf(timeline)
  const b4 = player(
    timeline,
    'boy',
    stripedBoy,
    { x: 700, y: 428, turn: -0.8, size: 1.06, eyes: 1.25, smile: 0.9 },
    [
      [w(16, -0.3), { lx: -34, ly: -136, rx: 2, ry: -128, lookY: 0.5, brow: 0.5, eyes: 1 }, 0.4],
      [w(16.3), { lx: -28, ly: -132 }, 0.2],
      [w(16.5), { lx: -34, ly: -138 }, 0.2],
      [w(16.7), { lx: -28, ly: -132, turn: 0.7, lookY: -0.4 }, 0.3],
      [w(16.99), { ...arms }],
      [w(17.4), { turn: -0.9, eyes: 1.3, lookY: 0, smile: 1 }],
      [w(18, -0.1), { hop: 34, lx: -56, ly: -170, rx: 56, ry: -170 }, 0.18],
      [w(18, 0.12), { hop: 0 }, 0.16],
      [w(18, 0.35), { hop: 26 }, 0.16],
      [w(18, 0.52), { hop: 0, ...arms }, 0.16],
      [w(18.5), { turn: 0.7, lx: -60, ly: -130 }],
      [w(19), { ...arms, turn: -0.9, eyes: 1.35, brow: 0.7 }],
    ],
  )
  const o4 = player(
    timeline,
    'grandfather',
    baldGrandfather,
    { x: 820, y: 424, turn: -0.9, size: 1.04, smile: 0.8 },
    [
      [w(15, -0.3), { lx: -86, ly: -176 }, 0.5],
      [w(15.6), { lx: -80, ly: -168, turn: -0.5, lookY: 0.3 }],
      [w(15.99), { ...arms, turn: -0.8 }],
      [w(17, -0.2), { lx: 30, ly: -190, rx: 60, ry: -190, turn: 0.6 }, 0.5],
      [w(17.25), { lx: -92, ly: -150, rx: -20, ry: -150, turn: -0.9, lean: -7 }, 1],
      [w(17.9), { ...arms, lean: 0 }],
      [w(19, -0.3), { lx: -88, ly: -186, rx: 76, ry: -186, turn: -0.3, tilt: -5, smile: 1, brow: 0.5 }, 0.6],
      [w(19.99), { ...arms, tilt: 0, turn: -0.8 }],
    ],
  )
  const portCamera = act<Camera>({ x: 400, y: 262, zoom: 1.0 }, [
    [w(15), { x: 500, zoom: 1.06 }, 4],
    [w(16, -0.2), { x: 640, zoom: 1.42, y: 286 }, 1.8],
    [w(17, 0.2), { x: 460, zoom: 1.06, y: 266 }, 1.8],
    [w(18.6), { x: 540, zoom: 1.12, y: 272 }, 2],
    [w(19.5), { x: 480, zoom: 1.0, y: 268 }, 2.5],
  ])
  const porter: Look = {
    skin: '#8a5836',
    hair: '#241712',
    style: 'short',
    shirt: '#8a5836',
    shade: '#6f4630',
    lower: { kind: 'mundu', colour: '#f3e6c4', hem: '#c8372a' },
    tall: 0.94,
    cap: '#f3e6c4',
  }
  return (t: number) => {
    const c = portCamera(t)
    const wind = 0.15 + rise(t, w(17, 0.1), w(17.5)) * 0.85
    const from = w(15, -2)
    const near = rise(t, from, w(18, 0.6))
    const landed = t > w(18, 0.6)
    const bearers = many(4, (i) => {
      const walk = (t - w(18, 0.2) - i * 1.5) * 46
      if (walk < 0 || walk > 330) return ''
      const x = 610 - walk
      return person(
        porter,
        {
          ...standing,
          x,
          y: 416 - rise(x, 340, 560) * -4,
          size: 0.72,
          turn: -0.9,
          lx: -22,
          ly: -236,
          rx: 24,
          ry: -238,
        },
        t,
        { open: 0, round: 0, loud: 0 },
        { lap: at(0, -262, sack(0, 0), 1.3) },
        46,
      )
    })
    return [
      box(0, 0, 960, 540, 'url(#h-port)'),
      layer(
        c,
        0.15,
        sun(300, 180, 38, ['h-sun', 240], '#fff4c9') +
          cloud(640 + t * 2, 80, 1, '#fff4dd') +
          cloud(180 + t * 1.5, 110, 0.7, '#fff4dd'),
      ),
      layer(
        c,
        0.35,
        shape('M-200 262Q-60 236 80 258V300H-200Z', '#8aa884') +
          shape('M720 262Q900 226 1200 250V300H720Z', '#8aa884') +
          farPalms(272, t, 61, 5).replace('<g', '<g opacity=".8"'),
      ),
      layer(
        c,
        0.5,
        water(262, 220, 'url(#h-sea)', '#fdf0cc', t, 3) +
          ship(mix(560, 640, rise(t, from, from + 30)), 300, 0.34, t, wind, '#c8372a') +
          ship(mix(760, 700, rise(t, from, from + 30)), 292, 0.24, t + 2, wind, '#0d7a86'),
      ),
      layer(
        c,
        0.8,
        ship(
          mix(-60, 190, near),
          392,
          mix(0.62, 0.84, near),
          t,
          landed ? 0 : wind,
          '#c8372a',
          t > w(18, 0.9),
        ),
      ),
      layer(
        c,
        1,
        [
          t > w(18, 0.2) ? shape('M236 372L420 414L410 424L228 384Z', '#8a5a2c') : '',
          shape('M-200 470Q160 440 330 414Q520 392 720 396Q980 388 1200 372V700H-200Z', '#d9b47a'),
          shape(
            'M-200 470Q160 440 330 414Q520 392 720 396Q980 388 1200 372V384Q980 400 720 408Q520 404 330 428Q160 452 -200 484Z',
            '#f3dba8',
          ),
          palm(930, 404, 320, t, { lean: -60, seed: 3 }),
          palm(985, 412, 250, t, { lean: 20, seed: 8 }),
          at(
            560,
            404,
            box(-70, -84, 7, 84, '#6d4526') +
              box(64, -84, 7, 84, '#6d4526') +
              shape('M-90 -80Q0 -128 90 -80L76 -72H-76Z', '#b98a3c') +
              many(9, (i) => stroke(d`M${-80 + i * 20} -80l${(4 - i) * -3} -22`, '#8f6a28', 2)) +
              sack(-30, -10) +
              sack(14, -10) +
              sack(44, -10) +
              sack(-8, -40) +
              sack(28, -40),
          ),
          bearers,
          o4.draw(t),
          b4.draw(t),
          ...[0, 1, 2].map((i) =>
            bird(
              200 + i * 60 + ((t * 18 + i * 40) % 700),
              110 + i * 22 + swing(t, 0.2, i) * 12,
              t + i * 0.3,
              0.9,
              '#fdfaf0',
            ),
          ),
          fade(
            rise(t, w(17, -0.1), w(17, 0.6)) * (1 - rise(t, w(18), w(18, 0.5))),
            many(5, (i) =>
              stroke(
                d`M${700 - ((t * 260 + i * 190) % 900)} ${130 + i * 36}q-40 -14 -90 0t-80 4`,
                '#ffffff',
                4,
                'opacity=".5"',
              ),
            ),
          ),
        ].join(''),
      ),
      box(0, 0, 960, 540, '#ffcf8a').replace('/>', ' opacity=".12"/>'),
    ].join('')
  }
}
