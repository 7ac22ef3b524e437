import { act, momentsOf } from '../../kit/act.ts'
import { player } from '../../kit/cast.ts'
import { at, box, d, many, n, oval, shape, stroke, swing } from '../../kit/draw.ts'
import { conductor, girl } from '../../kit/looks.ts'
import { cloud, farPalms, ridge, sun, water } from '../../kit/nature.ts'
import { arms } from '../../kit/person.ts'
import { boat } from '../../kit/places.ts'
import { type Camera, layer, type Scene } from '../../kit/stage.ts'
import { bag, keys, satchel } from './props.ts'

const kingfisher = (t: number) =>
  at(
    0,
    swing(t, 0.5) * 1.5,
    shape('M-4 -6Q14 -20 24 -4Q20 12 4 14Q-8 10 -4 -6Z', '#1f8fc4') +
      oval(4, 4, 8, 8, '#e8822e') +
      oval(-2, -10, 9, 8, '#16739f') +
      shape('M-9 -11L-30 -6L-8 -6Z', '#3a2b20') +
      oval(-5, -12, 1.8, 1.8, '#fff') +
      shape('M18 4L38 16L20 12Z', '#16739f') +
      stroke(d`M2 14v${n(8)}M8 14v8`, '#c8372a', 2),
  )

export const lake: Scene = (timeline) => {
  const w = momentsOf(timeline)
  const onLakeGirl = player(
    timeline,
    'girl',
    girl,
    { x: 330, y: 0, hip: 64, turn: 0.7, size: 0.94 },
    keys(
      [w(16, -0.6), { x: 306, smile: 0.9 }, 0.6],
      [w(16.35), { lx: -92, ly: -176, turn: -0.7, lookX: -0.6 }],
      [w(16.99), { ...arms, turn: 0.8, lookX: 0.4 }],
      [w(17.5), { smile: 1, eyes: 0.9 }],
    ),
  )
  const onLakeMan = player(
    timeline,
    'conductor',
    conductor,
    {
      x: 448,
      y: 0,
      hip: 66,
      turn: -0.2,
      size: 0.92,
      eyes: 0,
      smile: 0,
      brow: 0.7,
      lx: -14,
      ly: -110,
      rx: 16,
      ry: -110,
      tilt: 3,
    },
    keys(
      [w(17, -0.9), { eyes: 0.35 }, 0.4],
      [w(17, -0.2), { eyes: 1.1, turn: -0.7, lookX: -0.5, brow: 0.8 }, 0.4],
      [w(17.3), { smile: 1, lx: -36, ly: -84, rx: 36, ry: -84, tilt: -3 }, 0.8],
      [w(17.7), { eyes: 0.15, lean: -3, tilt: -8 }, 0.7],
      [w(17.99), { eyes: 1 }],
    ),
  )
  const lakeCamera = act<Camera>({ x: 430, y: 268, zoom: 1 }, [
    [w(16), { x: 480 }, 5],
    [w(17, -0.3), { x: 540, zoom: 1.36, y: 290 }, 2.4],
  ])
  return (t: number) => {
    const c = lakeCamera(t)
    const sail = t * 26
    return [
      box(0, 0, 960, 540, 'url(#t-gold)'),
      layer(
        c,
        0.15,
        sun(720, 170, 36, ['t-sun', 230], '#fff4c9') +
          cloud(220 + t * 2, 92, 1.1, '#fff7e6') +
          cloud(560 + t * 2, 60, 0.7, '#fff7e6'),
      ),
      layer(
        c,
        0.3,
        at(-((sail * 0.3) % 340), 0, ridge(268, 22, '#7fae8c', 7, 170) + farPalms(280, t, 6, 13)),
      ),
      layer(c, 0.6, water(272, 230, 'url(#t-lake)', '#fbe6b0', t, 6)),
      layer(
        c,
        0.8,
        many(6, (i) =>
          at(
            ((((i * 260 - sail * 1.2) % 1560) + 1560) % 1560) - 260,
            330 + (i % 3) * 22 + swing(t, 0.3, i) * 2,
            oval(0, 0, 46, 8, '#2f7f4a') +
              oval(-16, -6, 16, 8, '#49a05a') +
              oval(14, -6, 17, 8, '#3c9250') +
              oval(2, -13, 5, 8, '#b79be0') +
              oval(9, -9, 4, 6, '#cbb4ea'),
          ),
        ),
      ),
      layer(
        c,
        1,
        [
          boat(
            180,
            462,
            t,
            [
              box(190, -108, 250, 14, '#b98a3c', 4) +
                box(206, -94, 10, 34, '#7a4f22') +
                box(410, -94, 10, 34, '#7a4f22'),
              onLakeGirl.draw(t, { back: bag }, { y: -46 }),
              onLakeMan.draw(t, { lap: satchel }, { y: -46 }),
            ].join(''),
          ),
          at(700, 172 + Math.sin(t * 1.5) * 2, kingfisher(t)),
          many(3, (i) =>
            stroke(d`M${168 - i * 34} ${486 + i * 8}q-26 6 -52 0`, '#fdf2cf', 3, 'opacity=".6"'),
          ),
        ].join(''),
      ),
      at(
        ((((900 - sail * 1.9) % 1700) + 1700) % 1700) - 300,
        520,
        oval(0, 0, 90, 14, '#1f6a45') +
          oval(-30, -10, 30, 14, '#2f8a55') +
          oval(26, -12, 34, 15, '#2b7f4e') +
          oval(0, -26, 9, 14, '#b79be0'),
      ),
    ].join('')
  }
}
