import { chance, clamp, d, n, oval, shape, stroke } from './draw.ts'
import type { Mouth } from './voice.ts'

export type HeadLook = {
  skin: string
  hair: string
  style: 'short' | 'bob' | 'plait' | 'plaits' | 'bald' | 'thin' | 'bun'
  /** How much larger a child's head is. */
  head?: number
  moustache?: string
  glasses?: 'on' | 'up'
  ribbon?: string
  earrings?: boolean
  cap?: string
  brows?: string
}

type Face = {
  turn: number
  tilt: number
  smile: number
  brow: number
  eyes: number
  lookX: number
  lookY: number
}

/** A head on its neck. The origin is where the neck begins. */
export function drawHead(look: HeadLook, face: Face, t: number, mouth: Mouth): string {
  const x = face.turn * 9
  const size = look.head ?? 1
  const inside = [
    backHair(look, face),
    ...[-1, 1].map((side) => oval(side * 30 + face.turn * -3, -33, 6, 8, look.skin)),
    shape('M-31 -36Q-32 -70 0 -71Q32 -70 31 -36Q30 -14 14 -5Q0 1 -14 -5Q-30 -14 -31 -36Z', look.skin),
    shape(
      face.turn < 0
        ? 'M31 -36Q30 -14 14 -5Q6 -1 0 -2Q22 -14 22 -60Q31 -52 31 -36Z'
        : 'M-31 -36Q-30 -14 -14 -5Q-6 -1 0 -2Q-22 -14 -22 -60Q-31 -52 -31 -36Z',
      '#5a1e0014',
    ),
    ...[-1, 1].map((side) => oval(side * 17 + x, -21, 6.5, 4.5, '#d8452f', 'opacity=".2"')),
    eyes(face, x, t, look),
    brows(face, x, look),
    stroke(
      d`M${x * 1.35 - 2 * sign(face.turn)} -33Q${x * 1.35 + 5 * sign(face.turn)} -25 ${x * 1.35 - 1} -23`,
      '#4a200d',
      2.2,
      'opacity=".55"',
    ),
    look.moustache
      ? shape(
          d`M${x * 1.2 - 15} -15Q${x * 1.2 - 9} -22 ${x * 1.2} -19Q${x * 1.2 + 9} -22 ${x * 1.2 + 15} -15Q${x * 1.2 + 7} -15 ${x * 1.2} -16.5Q${x * 1.2 - 7} -15 ${x * 1.2 - 15} -15Z`,
          look.moustache,
        )
      : '',
    lips(face, x * 1.15, mouth),
    frontHair(look, face),
    look.glasses ? glasses(look.glasses, x) : '',
    look.earrings
      ? [-1, 1].map((side) => oval(side * 31 - face.turn * 3, -23, 2.8, 3.6, '#e2b23c')).join('')
      : '',
  ].join('')
  return `<g transform="rotate(${n(face.tilt)}) scale(${n(size * 10) === '10' ? 1 : String(Math.round(size * 100) / 100)})">${inside}</g>`
}

const sign = (turn: number) => (turn < 0 ? -1 : 1)

function eyes(face: Face, x: number, t: number, look: HeadLook): string {
  const spell = Math.floor(t / 3.1 + look.skin.length * 0.37 + (look.head ?? 0) * 5)
  const blinkAt = chance(spell) * 2.6
  const within = (t / 3.1 + look.skin.length * 0.37 + (look.head ?? 0) * 5 - spell) * 3.1
  const blink = clamp(Math.abs(within - blinkAt - 0.08) / 0.08)
  const open = face.eyes * blink
  return [-1, 1]
    .map((side) => {
      const ex = side * 12.5 + x
      const px = ex + face.turn * 0.9 + face.lookX * 2.6
      const py = -37 + face.lookY * 2.4
      if (open < 0.22)
        return stroke(d`M${ex - 6} -36Q${ex} ${face.smile > 0.6 ? -41 : -32} ${ex + 6} -36`, '#2a1710', 2.6)
      const ry = 6.6 * Math.min(open, 1.35)
      return (
        oval(ex, -37, 6.2, ry, '#fffdf6') +
        oval(px, py, 3.9, Math.min(4.4, ry), '#2a1710') +
        oval(px + 1.3, py - 1.6, 1.3, 1.3, '#fff') +
        stroke(
          d`M${ex - 6.6} ${-37 - ry * 0.45}Q${ex} ${-38.5 - ry} ${ex + 6.6} ${-37 - ry * 0.45}`,
          '#2a1710',
          2.2,
        )
      )
    })
    .join('')
}

const brows = (face: Face, x: number, look: HeadLook) =>
  [-1, 1]
    .map((side) => {
      const bx = side * 13 + x
      const up = -50 - face.brow * 4.5
      return stroke(
        d`M${bx - 7} ${up + (side < 0 ? 2 : 0) + (side > 0 ? face.brow * -1 : 0)}Q${bx} ${up - 3.4} ${bx + 7} ${up + (side > 0 ? 2 : 0)}`,
        look.brows ?? look.hair,
        3,
      )
    })
    .join('')

function lips(face: Face, x: number, { open, round }: Mouth): string {
  const wide = 10 - round * open * 4 + face.smile * 3
  const up = face.smile * 6
  const gap = open * 11
  if (gap < 1.4)
    return stroke(
      d`M${x - wide} ${-10 - up * 0.55}Q${x} ${-8 + up * 1.1} ${x + wide} ${-10 - up * 0.55}`,
      '#7c2a22',
      2.8,
    )
  const top = d`M${x - wide} ${-12 - up * 0.3}Q${x} ${-13 - open} ${x + wide} ${-12 - up * 0.3}`
  const hole = shape(
    d`${top}Q${x + wide * 0.7} ${-11 + gap} ${x} ${-10 + gap}Q${x - wide * 0.7} ${-11 + gap} ${x - wide} ${-12 - up * 0.3}Z`,
    '#6d1c1a',
  )
  const teeth = shape(
    d`M${x - wide * 0.72} ${-12.4}Q${x} ${-13.4} ${x + wide * 0.72} ${-12.4}L${x + wide * 0.6} ${-10.4}Q${x} ${-9.6} ${x - wide * 0.6} ${-10.4}Z`,
    '#fff8ea',
  )
  return hole + (gap > 3 ? teeth : '') + (gap > 6 ? oval(x, -12 + gap, wide * 0.45, 2.4, '#d4605a') : '')
}

function backHair({ style, hair, ribbon }: HeadLook, face: Face): string {
  const side = face.turn <= 0 ? 1 : -1
  if (style === 'plait')
    return (
      shape('M-33 -34Q-36 -76 0 -77Q36 -76 33 -34Q30 -8 20 -4L-20 -4Q-30 -8 -33 -34Z', hair) +
      plait(side * 26, hair, 7, ribbon ?? '#c8402c', side)
    )
  if (style === 'plaits')
    return (
      shape('M-33 -36Q-36 -76 0 -77Q36 -76 33 -36Q32 -14 24 -10L-24 -10Q-32 -14 -33 -36Z', hair) +
      plait(-31, hair, 4, ribbon ?? '#c8402c', -1) +
      plait(31, hair, 4, ribbon ?? '#c8402c', 1)
    )
  if (style === 'bob')
    return shape('M-35 -34Q-38 -77 0 -78Q38 -77 35 -34Q36 -12 28 -4Q0 2 -28 -4Q-36 -12 -35 -34Z', hair)
  if (style === 'bun')
    return (
      shape('M-33 -36Q-35 -76 0 -77Q35 -76 33 -36Q32 -18 26 -14L-26 -14Q-32 -18 -33 -36Z', hair) +
      oval(-side * -14, -78, 15, 12, hair)
    )
  if (style === 'short') return shape('M-33 -40Q-34 -76 0 -77Q34 -76 33 -40L28 -26H-28Z', hair)
  if (style === 'thin') return shape('M-34 -42Q-34 -22 -26 -16L26 -16Q34 -22 34 -42Z', hair)
  return ''
}

const plait = (x: number, hair: string, knots: number, ribbon: string, side: number) =>
  Array.from({ length: knots }, (_, at) =>
    oval(x + side * Math.sin(at * 0.5) * 7, -10 + at * 13, 8.5 - at * 0.5, 9.5, hair),
  ).join('') + oval(x + side * Math.sin(knots * 0.5) * 7, -12 + knots * 13, 8, 5, ribbon)

function frontHair({ style, hair, ribbon, cap }: HeadLook, face: Face): string {
  const p = face.turn * 6
  if (cap) return shape('M-34 -46Q-36 -80 0 -81Q36 -80 34 -46Q0 -58 -34 -46Z', cap)
  if (style === 'bald')
    return (
      shape('M-31 -38Q-37 -42 -33 -56Q-29 -46 -27 -44ZM31 -38Q37 -42 33 -56Q29 -46 27 -44Z', hair) +
      oval(p - 6, -62, 12, 4.5, '#fff', 'opacity=".25"')
    )
  if (style === 'thin')
    return shape(
      d`M-32 -40Q-38 -50 -30 -62Q-14 -76 ${6 + p} -74Q28 -72 32 -54Q34 -46 32 -40Q28 -50 26 -56Q10 -66 -8 -63Q-24 -60 -32 -40Z`,
      hair,
    )
  if (style === 'short')
    return shape(
      d`M-33 -40Q-38 -80 ${2 + p} -79Q38 -79 33 -40Q30 -52 24 -58Q10 -54 ${-2 + p} -61Q-14 -54 -24 -56Q-30 -50 -33 -40Z`,
      hair,
    )
  if (style === 'bob')
    return (
      shape(
        d`M-34 -30Q-39 -79 0 -79Q39 -79 34 -30Q30 -46 27 -54Q8 -50 ${-8 + p} -62Q-18 -54 -27 -52Q-31 -44 -34 -30Z`,
        hair,
      ) +
      (ribbon ? shape('M14 -76l14 -9l1 13zM14 -76l-12 -10l-3 13z', ribbon) + oval(13, -76, 4, 4, ribbon) : '')
    )
  return (
    shape(d`M-33 -36Q-37 -78 0 -78Q37 -78 33 -36Q30 -56 ${4 + p} -67Q-30 -58 -33 -36Z`, hair) +
    stroke(d`M${4 + p} -76Q${3 + p} -72 ${4 + p} -67`, '#00000030', 1.6)
  )
}

const glasses = (where: 'on' | 'up', x: number) => {
  const y = where === 'on' ? -36 : -66
  return (
    [-1, 1]
      .map(
        (side) =>
          `<circle cx="${n(side * 13 + x)}" cy="${y}" r="10.5" fill="#ffffff22" stroke="#3a2b20" stroke-width="2.4"/>`,
      )
      .join('') + stroke(d`M${x - 3} ${y}Q${x} ${y - 3} ${x + 3} ${y}`, '#3a2b20', 2.4)
  )
}
