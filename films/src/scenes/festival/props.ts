import { at, box, chance, d, many, n, oval, shape, stroke, swing } from '../../kit/draw.ts'
import { plaitsGirl } from '../../kit/looks.ts'
import { farPalms, foliage, palm, ridge, stars, steam, sun } from '../../kit/nature.ts'
import type { Look } from '../../kit/person.ts'
import { house, tiledRoof } from '../../kit/places.ts'
import { type Camera, layer } from '../../kit/stage.ts'

export type Fill = 'none' | 'biryani' | 'payasam' | 'cake'

/** The steel bowl of the story, with or without its lid. */
export function bowl(fill: Fill, lid: boolean, t: number): string {
  const inside = {
    none: oval(0, -14, 30, 7, '#8b969a'),
    biryani:
      shape('M-28 -15Q0 -34 28 -15Z', '#f0c464') +
      many(9, (i) => oval(-20 + i * 5, -18 - (i % 3) * 3, 3, 1.6, i % 2 ? '#fff3d0' : '#c9762a')),
    payasam: oval(0, -14, 30, 7, '#b0703a') + oval(-8, -15, 8, 2.4, '#d9a86a'),
    cake:
      shape('M-26 -14V-30Q0 -38 26 -30V-14Z', '#6d3a20') +
      oval(0, -31, 26, 6, '#8a4f2c') +
      many(5, (i) => oval(-16 + i * 8, -31 + (i % 2) * 3, 2.4, 1.8, '#c8372a')),
  }[fill]
  return [
    inside,
    shape('M-34 -14H34Q32 14 14 18H-14Q-32 14 -34 -14Z', '#c3ccd0'),
    shape('M10 -14H34Q32 14 14 18H4Q16 8 10 -14Z', '#98a4a9'),
    stroke('M-33 -13Q0 -6 33 -13', '#e9eff1', 3),
    stroke('M-24 -4Q-22 8 -12 12', '#f4f8f9', 3, 'opacity=".8"'),
    lid
      ? shape('M-36 -14Q-30 -34 0 -35Q30 -34 36 -14Q0 -6 -36 -14Z', '#d5dde0') +
        oval(0, -37, 6, 5, '#9aa5aa') +
        stroke('M-24 -22Q-16 -29 -6 -30', '#ffffff', 3)
      : '',
    fill !== 'none' && fill !== 'cake' && !lid ? steam(0, -26, t, 0.7) : '',
  ].join('')
}

export const lidOnly =
  shape('M-34 4Q-28 -14 0 -15Q28 -14 34 4Q0 12 -34 4Z', '#d5dde0') + oval(0, -17, 6, 5, '#9aa5aa')

const cane =
  shape('M-74 -4L-64 -128Q-60 -150 0 -152Q60 -150 64 -128L74 -4H58L50 -50H-50L-58 -4Z', '#8a5a2c') +
  shape('M-54 -124Q-50 -138 0 -140Q50 -138 54 -124L46 -60H-46Z', '#d9b06a') +
  many(8, (i) => stroke(d`M${-42 + i * 12} -134L${-36 + i * 10.4} -62`, '#b98a44', 2)) +
  many(5, (i) => stroke(d`M-50 ${-124 + i * 14}H50`, '#b98a44', 1.6))

const chairArms = stroke('M-66 -92Q-40 -98 -34 -76M66 -92Q40 -98 34 -76', '#6a3d20', 9)

/** A paper star with a light in it. */
const star = (x: number, y: number, size: number, t: number) => {
  const points = Array.from({ length: 10 }, (_, i) => {
    const r = i % 2 ? 15 : 38
    const a = (i * Math.PI) / 5 - Math.PI / 2
    return `${n(Math.cos(a) * r)} ${n(Math.sin(a) * r)}`
  })
  return at(
    x,
    y,
    oval(
      0,
      0,
      120,
      120,
      'url(#v-star)',
      `opacity="${Math.round((0.75 + 0.2 * swing(t, 0.35)) * 100) / 100}"`,
    ) +
      stroke('M0 -38v-60', '#3a2b20', 1.6) +
      shape(`M${points.join('L')}Z`, '#ffcf5a') +
      many(5, (i) => shape(`M0 0L${points[i * 2]}L${points[i * 2 + 1]}Z`, '#f0823a')) +
      oval(0, 0, 6, 6, '#fff6d0') +
      stroke('M0 38v26M-6 40l-4 22M6 40l4 22', '#f2c14e', 2),
    size,
    swing(t, 0.3) * 7,
  )
}

const fairy = (x: number, y: number, width: number, t: number, count: number) =>
  many(count, (i) => {
    const on = 0.55 + 0.45 * swing(t, 0.5, chance(i + x))
    const px = x + (width * i) / (count - 1)
    const py = y + Math.sin((i / (count - 1)) * Math.PI * 3) ** 2 * 10
    return (
      oval(px, py, 7, 7, 'url(#v-star)', `opacity="${Math.round(on * 80) / 100}"`) +
      oval(px, py, 2.6, 2.6, ['#ffe08a', '#8fe0c0', '#ff9a7a', '#9ac8ff'][i % 4] ?? '#ffe08a')
    )
  })

export const dressed = (shirt: string, shade: string, colour: string, hem: string, ribbon: string): Look => ({
  ...plaitsGirl,
  shirt,
  shade,
  lower: { kind: 'skirt', colour, hem },
  ribbon,
})

export const carry = { lx: -16, ly: -112, rx: 16, ry: -112 }

export const seat = { x: 640, y: 426, hip: 66, size: 1.16, turn: -0.8, lx: -48, ly: -104, rx: 48, ry: -104 }

export type Mood = 'dusk' | 'day' | 'night'

/** The veranda with its yard, the house next door and one lower down, at a time of day. */
export const place = (t: number, c: Camera, mood: Mood, inYard: string, people: string) => {
  const day = mood === 'day'
  const ground = { dusk: '#7a5a4e', day: '#d9b27c', night: '#2e3350' }[mood]
  const tone: readonly [string, string, string] = day
    ? ['#2b7440', '#439a4d', '#79bd63']
    : mood === 'dusk'
      ? ['#23423a', '#2f5a46', '#4a7454']
      : ['#121c34', '#1a2a40', '#24394a']
  const far = { dusk: '#6a4a78', day: '#b9dcc2', night: '#1c2248' }[mood]
  const veil = { dusk: '#3a1f5a', day: '#ffe6a8', night: '#0a1040' }[mood]
  const strength = { dusk: 0.1, day: 0.06, night: 0.14 }[mood]
  return [
    box(0, 0, 960, 540, `url(#v-${mood})`),
    layer(
      c,
      0.15,
      day
        ? sun(200, 120, 30, ['v-sun', 170])
        : stars(mood === 'night' ? 60 : 24, t) +
            (mood === 'dusk'
              ? at(150, -20, shape('M176 92A30 30 0 1 0 214 128A24 24 0 1 1 176 92Z', '#fff3cf'))
              : ''),
    ),
    layer(c, 0.35, ridge(290, 50, far, 3, 150) + farPalms(322, t, 33, 8, !day)),
    layer(c, 0.6, foliage(60, 250, 150, 110, tone, t, 4) + foliage(470, 290, 110, 66, tone, t, 7)),
    layer(
      c,
      0.75,
      house(40, 372, 0.8, {
        lit: mood !== 'day',
        wall: day ? '#fbefd5' : mood === 'dusk' ? '#d9b48f' : '#7d7796',
      }) +
        (mood === 'dusk' ? fairy(36, 290, 282, t, 18) + fairy(70, 238, 210, t, 12) : '') +
        at(
          330,
          392,
          house(0, 0, 0.44, {
            lit: mood === 'night',
            wall: day ? '#fbefd5' : mood === 'dusk' ? '#c9a284' : '#8a7f94',
          }),
        ) +
        (mood === 'night' ? star(372, 262, 1.15, t) : ''),
    ),
    layer(
      c,
      1,
      [
        box(-200, 384, 1400, 400, ground),
        shape(
          'M-200 400Q160 380 420 404L420 700H-200Z',
          day ? '#e6c590' : mood === 'dusk' ? '#8a6656' : '#363c5e',
        ),
        day
          ? at(
              0,
              0,
              shape(
                'M128 440Q150 300 130 190Q122 130 90 96L124 104Q150 130 158 168Q168 120 206 96L220 108Q184 150 180 214Q176 330 200 440Z',
                '#6b4a30',
              ) + foliage(150, 70, 220, 90, tone, t, 12),
            )
          : palm(70, 430, 300, t, { lean: 30, dark: !day, seed: 4 }),
        inYard,
        // The veranda.
        box(500, -80, 700, 470, mood === 'night' ? 'url(#v-wallnight)' : 'url(#v-wall)'),
        box(760, 120, 110, 270, '#6a3f22', 4) +
          box(770, 130, 90, 260, mood === 'day' ? '#7d4c2a' : '#ffd98a', 2),
        box(560, 130, 110, 110, '#6a3f22', 4) +
          box(568, 138, 94, 94, mood === 'day' ? '#cfe7d6' : '#ffd98a', 2) +
          many(4, (i) => box(578 + i * 22, 138, 5, 94, '#6a3f22')),
        box(400, 390, 800, 300, 'url(#v-floor)'),
        box(396, 386, 804, 9, '#d07a55'),
        shape('M340 440H400V396H372V418H340Z', '#a86a4a'),
        box(300, 440, 100, 200, '#8f5638'),
        box(424, 40, 24, 352, '#7a4a2a', 4) +
          box(414, 374, 44, 20, '#5d351c', 4) +
          box(416, 60, 40, 14, '#5d351c', 4),
        box(900, 40, 24, 352, '#7a4a2a', 4),
        tiledRoof(340, 52, 900, 130),
        mood === 'night' ? star(700, 108, 0.7, t) : '',
        day ? '' : oval(690, 190, 260, 230, 'url(#v-lamp)', 'opacity=".75"'),
        people,
      ].join(''),
    ),
    box(0, 0, 960, 540, veil).replace('/>', ` opacity="${strength}"/>`),
    day ? '' : layer(c, 1, oval(620, 260, 330, 240, 'url(#v-lamp)', 'opacity=".3"')),
  ].join('')
}

export const chairAnd = (sitter: string) => at(640, 430, cane, 1.12) + sitter + at(640, 430, chairArms, 1.12)

export const stool = (x: number, on: string) =>
  at(
    x,
    430,
    box(-40, -62, 80, 12, '#8a5a2c', 4) +
      box(-32, -50, 9, 50, '#6a3d20') +
      box(24, -50, 9, 50, '#6a3d20') +
      at(0, -80, on),
  )
