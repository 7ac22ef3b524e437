import { act, momentsOf } from '../../kit/act.ts'
import { player } from '../../kit/cast.ts'
import { at, box, d, mix, rise, shape, stroke, swing } from '../../kit/draw.ts'
import { conductor, girl } from '../../kit/looks.ts'
import { bird, cloud, farPalms, ridge, water } from '../../kit/nature.ts'
import { arms, type Pose } from '../../kit/person.ts'
import { boat, bus, lettering, planks } from '../../kit/places.ts'
import { type Camera, layer, type Scene } from '../../kit/stage.ts'
import { bag, keys, note, satchel } from './props.ts'

export const jetty: Scene = (timeline, signs) => {
  const w = momentsOf(timeline)
  const leave = w(14.3)
  const boatX = (t: number) => 408 + rise(t, leave, leave + 9) * 150
  const runner = player(
    timeline,
    'girl',
    girl,
    { x: 120, y: 424, turn: 1, size: 0.92 },
    keys(
      [w(10, -0.9), { x: 420 }, 2.2],
      [w(10, 0.1), { turn: -0.5, lx: -60, ly: -210, smile: 1 }, 0.3],
      [w(10.35), { lx: -84, ly: -190 }, 0.25],
      [w(10.6), { lx: -52, ly: -214 }, 0.25],
      [w(10.85), { lx: -84, ly: -190 }, 0.25],
      [w(11, 0.1), { ...arms, turn: 0.8 }],
      [w(11), { x: 640, y: 408 }, 1.5],
      [w(11.8), { turn: 0.9, lookX: 0.4 }],
      [w(13, -0.4), { turn: -0.9, eyes: 1.25, smile: 0.1 }, 0.3],
      [w(13), { rx: 12, ry: -232, brow: 0.9, tilt: -5 }, 0.35],
      [w(13.9), { ...arms, brow: 0, smile: 0.7, eyes: 1 }],
      [w(14, -0.5), { lx: -56, ly: -130, lookY: 0.7, turn: -0.7 }],
      [w(14.35), { turn: -1, eyes: 1.3, lookX: -1, lookY: 0.2, smile: 0.1, brow: 1 }, 0.3],
      [w(14.6), { rx: 40, ry: -150, lx: -40, ly: -120 }],
      [w(15.2), { smile: 0.9, eyes: 1, turn: -0.6, lx: -6, ly: -140, rx: 12, ry: -138 }],
    ),
  )
  const chaser = player(
    timeline,
    'conductor',
    conductor,
    { x: -60, y: 424, turn: 1, size: 0.92 },
    keys(
      [w(11, -0.5), { x: 300 }, 3],
      [w(11, -0.3), { rx: 80, ry: -200, brow: 0.8, lean: 6 }, 0.4],
      [w(12.3), { x: 432, lean: 3 }, 1.1],
      [w(13.2), { x: 548, y: 408, lean: 0 }, 1.3],
      [w(13.9), { rx: 62, ry: -130, smile: 0.8, brow: 0 }],
      [w(14, -0.6), { rx: 66, ry: -140, lookY: 0.6 }, 0.3],
      [w(13, 1.9), { rx: 66, ry: -128 }, 0.2],
      [w(14.2), { ...arms, lookY: 0 }],
      [w(14.9), { turn: -1, eyes: 1.35, smile: 0, brow: 1 }, 0.3],
      [w(15, -0.15), { lx: -66, ly: -250, rx: 66, ry: -250, tilt: -4 }, 0.3],
      [w(15.5), { lx: -78, ly: -224, rx: 76, ry: -228, tilt: 5 }, 0.4],
      [w(15.8), { lx: -64, ly: -250, rx: 64, ry: -250 }, 0.4],
    ),
  )
  const jettyCamera = act<Camera>({ x: 400, y: 270, zoom: 1 }, [
    [w(11), { x: 440 }, 3],
    [w(13, -0.5), { x: 560, zoom: 1.22, y: 280 }, 2.4],
    [w(14.5), { x: 560, zoom: 1.04, y: 270 }, 2.5],
  ])
  return (t: number) => {
    const c = jettyCamera(t)
    const bx = boatX(t)
    const gone = bx - 408
    const shift = (pose: Pose): Partial<Pose> =>
      pose.y < 416 ? { x: pose.x + gone, y: pose.y + Math.sin(t * 1.5) * 2 } : {}
    return [
      box(0, 0, 960, 540, 'url(#t-noon)'),
      layer(c, 0.2, cloud(200 + t * 2, 90, 1) + cloud(700 + t * 1.5, 70, 0.8)),
      layer(c, 0.4, ridge(296, 44, '#8cc48f', 12) + farPalms(322, t, 8, 9)),
      layer(
        c,
        0.6,
        box(-200, 312, 640, 120, '#cdb68a') +
          bus(-70 - gone * 0.5, 352, 0, { sign: signs.stop ?? '', size: 0.62 - gone * 0.0007 }),
      ),
      layer(c, 0.7, water(330, 160, 'url(#t-water)', '#d9f1ee', t, 3)),
      layer(
        c,
        1,
        [
          shape('M-200 336H250L330 436V700H-200Z', '#b79a6c') +
            shape('M-200 404H300L330 436V700H-200Z', '#a38558'),
          at(
            150,
            0,
            stroke('M0 210V420', '#5d4a34', 9) +
              box(-84, 196, 168, 44, '#0d6771', 7) +
              box(-79, 201, 158, 34, '#fff7e0', 5) +
              lettering(0, 226, signs.jetty ?? '', 23, '#0d6771'),
          ),
          planks(230, 428, 190),
          boat(
            bx,
            474,
            t,
            [
              t > w(11, 1)
                ? runner.draw(
                    t,
                    { back: bag },
                    {
                      x: runner.pose(t).x - bx,
                      y: -64,
                      ...(runner.pose(t).y < 416 ? { x: runner.pose(t).x + gone - bx } : {}),
                    },
                  )
                : '',
              t > w(13.2, 0.2)
                ? chaser.draw(
                    t,
                    { lap: satchel, ...(t < w(14.2) ? { right: note('#c9a26a') } : {}) },
                    { x: chaser.pose(t).x + gone - bx, y: -64 },
                  )
                : '',
            ].join(''),
          ),
          t <= w(11, 1) ? runner.draw(t, { back: bag }, shift(runner.pose(t))) : '',
          t <= w(13.2, 0.2) ? chaser.draw(t, { lap: satchel, right: note('#c9a26a') }, {}) : '',
          t > leave ? stroke(d`M${bx - 10} 486q-30 6 -60 0t-60 2`, '#e6f6f3', 4, 'opacity=".7"') : '',
          stroke(
            d`M${mix(400, 418, 0.5)} 430Q${(400 + bx) / 2} ${mix(440, 470, rise(t, leave, leave + 1))} ${t < leave ? bx + 6 : 404} ${t < leave ? 424 : 470}`,
            '#e4d3a6',
            3,
          ),
        ].join(''),
      ),
      bird(720 - ((t * 22) % 900), 120 + swing(t, 0.2) * 10, t, 1, '#4a4a52'),
    ].join('')
  }
}
