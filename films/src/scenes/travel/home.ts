import { act, momentsOf } from '../../kit/act.ts'
import { player } from '../../kit/cast.ts'
import { at, box, many, oval, shape, swing } from '../../kit/draw.ts'
import { conductor, girl, grandmother } from '../../kit/looks.ts'
import { cloud, farPalms, foliage, palm, ridge, steam, water } from '../../kit/nature.ts'
import { arms, person, standing } from '../../kit/person.ts'
import { boat, house } from '../../kit/places.ts'
import { type Camera, layer, type Scene } from '../../kit/stage.ts'
import { bag, keys, satchel } from './props.ts'

export const home: Scene = (timeline) => {
  const w = momentsOf(timeline)
  const ashoreGirl = player(
    timeline,
    'girl',
    girl,
    { x: 380, y: 420, turn: 1, size: 0.92 },
    keys(
      [w(18, -1.6), { x: 590 }, 1.7],
      [w(18, 0.1), { turn: -0.2, rx: 76, ry: -180 }],
      [w(18.35), { turn: -0.9, ...arms, lx: -80, ly: -150 }],
      [w(18.6), { lx: -50, ly: -170 }, 0.3],
      [w(18.8), { lx: -84, ly: -140 }, 0.3],
      [w(19), { ...arms, turn: -0.8 }],
      [w(20, -0.2), { smile: 1, eyes: 0.6, tilt: 8 }],
      [w(20.4), { eyes: 1, lx: -86, ly: -172, tilt: 0, lookX: -0.6 }],
      [w(20.99), { ...arms, smile: 1 }],
    ),
  )
  const ashoreMan = player(
    timeline,
    'conductor',
    conductor,
    { x: 250, y: 398, turn: 1, size: 0.92, smile: 0.3 },
    keys(
      [w(19, -0.9), { x: 330, y: 412, lx: -66, ly: -120, rx: 66, ry: -126, lookY: 0.8, lean: 4 }, 0.8],
      [w(19), { x: 436, y: 420 }, 1.3],
      [w(19, 1), { ...arms, lean: 0, lookY: 0, smile: 0.9 }],
      [w(19.55), { turn: -1, brow: 0.7, tilt: -4 }],
      [w(20), { turn: 0.9, tilt: 0 }],
      [w(20.5), { turn: -0.6, eyes: 1.2 }],
      [w(21, -0.2), { turn: 0.3, tilt: -12, smile: 1, eyes: 0.1 }, 0.4],
      [w(21.5), { turn: -0.8, tilt: 0, eyes: 1, rx: 22, ry: -226 }, 0.4],
      [w(21.99, 0.7), { ...arms, turn: 0.5 }],
    ),
  )
  const homeCamera = act<Camera>({ x: 440, y: 270, zoom: 1 }, [
    [w(18, -1), { x: 500 }, 3],
    [w(20, -0.4), { x: 500, zoom: 1.16, y: 276 }, 2],
    [w(21.9), { x: 450, zoom: 1, y: 270 }, 3],
  ])
  return (t: number) => {
    const c = homeCamera(t)
    const wave = swing(t, 0.9) * 16
    const granny = person(
      grandmother,
      {
        ...standing,
        x: 780,
        y: 378,
        size: 0.76,
        turn: -0.8,
        smile: 1,
        lx: -60 + wave * 0.6,
        ly: -214 + Math.abs(wave) * 0.4,
      },
      t,
      { open: 0, round: 0, loud: 0 },
    )
    return [
      box(0, 0, 960, 540, 'url(#t-gold)'),
      layer(c, 0.2, oval(140, 190, 220, 220, 'url(#t-sun)') + cloud(420 + t * 2, 90, 0.9, '#fff4dd')),
      layer(c, 0.4, ridge(300, 40, '#8dbb8d', 15) + farPalms(320, t, 13, 10)),
      layer(
        c,
        0.7,
        foliage(520, 250, 150, 84, ['#2c7440', '#3d8a4c', '#62a858'], t, 8) +
          foliage(960, 236, 150, 110, ['#2c7440', '#3d8a4c', '#62a858'], t, 9),
      ),
      layer(
        c,
        1,
        [
          palm(556, 390, 260, t, { lean: -26, seed: 5 }),
          water(372, 140, 'url(#t-water)', '#fbe6b0', t, 9),
          shape('M392 412Q470 396 560 386L1200 362V700H420Q400 520 392 412Z', '#c29a63') +
            shape('M392 412Q470 396 560 386L1200 362V380L566 404Q470 416 396 432Z', '#7fb055'),
          house(610, 380, 1.06),
          palm(1000, 400, 290, t, { lean: -40, seed: 9 }),
          granny,
          boat(-330, 470, t, '', 0.98),
          box(300, 408, 130, 12, '#a9764a', 3),
          box(318, 418, 12, 90, '#5a3b22'),
          box(400, 418, 12, 90, '#5a3b22'),
          ashoreMan.draw(t, { lap: satchel }),
          ashoreGirl.draw(t, { back: bag }),
          t > w(18.6) ? steam(900, 330, t, 0.6) : '',
          many(5, (i) =>
            at(
              470 + i * 130,
              446 + (i % 2) * 14,
              foliage(0, 0, 46, 22, ['#2c7440', '#43924d', '#6db45c'], t, i + 20),
            ),
          ),
        ].join(''),
      ),
      box(0, 0, 960, 540, '#ffb84d').replace('/>', ' opacity=".07"/>'),
    ].join('')
  }
}
