import { chance, clamp, d, mix, n, oval, shape, stroke, swing } from './draw.ts'
import { drawHead, type HeadLook } from './head.ts'
import type { Mouth } from './voice.ts'

/** A person's appearance, the same in every scene. */
export type Look = HeadLook & {
  shirt: string
  shade: string
  /** The clothes below the waist, and their hem. */
  lower: { kind: 'mundu' | 'skirt' | 'trousers' | 'shorts'; colour: string; hem?: string }
  /** An adult is 1, a child of seven 0.68. */
  tall: number
  sleeve?: 'long'
  belly?: number
  towel?: string
}

/**
 * A person's pose at a moment. The positions of the hands are relative to the ground between the feet; y
 * grows downwards.
 */
export type Pose = {
  x: number
  y: number
  size: number
  /** -1 looks left, 1 right. */
  turn: number
  lean: number
  tilt: number
  /** The height of the hip: 105 stands, 64 sits on a chair, 24 on the floor, 48 kneels. */
  hip: number
  hop: number
  lx: number
  ly: number
  rx: number
  ry: number
  smile: number
  brow: number
  /** How far the eyes are open: 0 shut, 1 normal, 1.3 wide. */
  eyes: number
  lookX: number
  lookY: number
}

export const standing: Pose = {
  ...{ x: 480, y: 424, size: 1, turn: 0, lean: 0, tilt: 0, hip: 105, hop: 0 },
  ...{ lx: -37, ly: -84, rx: 37, ry: -84, smile: 0.55, brow: 0, eyes: 1, lookX: 0, lookY: 0 },
}

/** Arms that hang down. */
export const arms = { lx: -37, ly: -84, rx: 37, ry: -84 }

/** What is drawn with a person: in a hand, between both hands, on the back, behind the head. */
export type Holding = { left?: string; right?: string; both?: string; back?: string; lap?: string }

type Point = readonly [number, number]
const skinShade = '#00000018'

/** A person at a time. `moving` is their walking speed, in units a second. */
export function person(
  look: Look,
  pose: Pose,
  t: number,
  mouth: Mouth,
  holding: Holding = {},
  moving = 0,
): string {
  const walk = clamp(Math.abs(moving) / 50)
  const phase = pose.x / (78 * pose.size)
  const breath = swing(t, 0.24, chance(look.tall)) * 1.2
  const nod = mouth.loud * (swing(t, 1.1, look.tall) * 2.2)
  const bounce = walk * Math.abs(Math.sin(phase * Math.PI * 2)) * -5
  const sink = pose.hip - 105
  const body = bounce - sink
  const shoulder = -176 + body - breath * 0.4
  const hip = -pose.hip + bounce

  const legs = drawLegs(look, pose, hip, phase, walk)
  const torso = drawTorso(look, hip, shoulder, pose)
  const beat = mouth.loud * swing(t, 0.9, look.tall * 3) * 5
  const left: Point = [pose.lx + walk * swing(phase, 1) * 14, pose.ly + body + beat]
  const right: Point = [pose.rx - walk * swing(phase, 1) * 14, pose.ry + body - beat]
  const head = drawHead(look, { ...pose, tilt: pose.tilt + nod }, t, mouth)
  const upper = [
    worn(holding.back, body),
    torso,
    `<g transform="translate(${n(pose.turn * 3)} ${n(shoulder - 8)})">${head}</g>`,
    look.towel ? drawTowel(look.towel, shoulder) : '',
    worn(holding.lap, body),
    drawArm(look, [-27, shoulder + 9], left, -1, holding.left),
    drawArm(look, [27, shoulder + 9], right, 1, holding.right),
    holding.both
      ? `<g transform="translate(${n((left[0] + right[0]) / 2)} ${n((left[1] + right[1]) / 2)})">${holding.both}</g>`
      : '',
  ].join('')
  const size = pose.size * look.tall
  const shadow = oval(
    pose.x,
    pose.y + 1,
    46 * size * (1 - pose.hop / 160),
    7 * size,
    '#1c1408',
    'opacity=".2"',
  )
  const frame = d`translate(${pose.x} ${pose.y - pose.hop}) scale(${n(size * 100) === '100' ? 1 : String(Math.round(size * 1000) / 1000)})`
  return `${shadow}<g transform="${frame}">${legs}<g transform="rotate(${n(pose.lean)} 0 ${n(hip)})">${upper}</g></g>`
}

/** Something worn on the body, which may sit or bounce. */
const worn = (thing: string | undefined, body: number) =>
  thing ? `<g transform="translate(0 ${n(body)})">${thing}</g>` : ''

function drawLegs(look: Look, pose: Pose, hip: number, phase: number, walk: number): string {
  const { kind, colour, hem } = look.lower
  const stride = walk * 26
  const feet: Point[] = [-1, 1].map((side) => {
    const step = Math.sin(phase * Math.PI * 2 + (side > 0 ? Math.PI : 0))
    const lift = Math.max(0, Math.cos(phase * Math.PI * 2 + (side > 0 ? Math.PI : 0))) * walk * 12
    return [side * 13 + step * stride, -4 - lift]
  })
  const seated = clamp((105 - pose.hip) / 45)
  const ground = pose.hip < 40
  if (ground || (seated > 0.9 && pose.hip < 56)) return floorLegs(look, hip)
  const toes = feet
    .map(([x, y]) =>
      shape(
        d`M${x - 9} ${y + 5}q-2 -10 8 -10q12 1 17 7q2 4 -4 4z`,
        kind === 'trousers' ? '#4a3524' : look.skin,
      ),
    )
    .join('')
  const [left = [-13, -4], right = [13, -4]] = feet
  if (kind === 'mundu' || kind === 'skirt') {
    const end = kind === 'skirt' ? -26 : -12
    const spread = kind === 'skirt' ? 12 : 5
    const a = Math.min(left[0], right[0]) - 15 - spread
    const b = Math.max(left[0], right[0]) + 15 + spread
    const knee = seated * 16
    const legs = feet.map(([x, y]) => stroke(d`M${x} ${end - 12}L${x} ${y - 2}`, look.skin, 12)).join('')
    const cloth = d`M-25 ${hip - 4}Q${-31 - knee} ${mix(hip, end, 0.45)} ${a} ${end}Q${(a + b) / 2} ${end + 8} ${b} ${end}Q${31 + knee} ${mix(hip, end, 0.45)} 25 ${hip - 4}Z`
    const border = hem
      ? stroke(d`M${a + 1} ${end - 4}Q${(a + b) / 2} ${end + 4} ${b - 1} ${end - 4}`, hem, 6) +
        (kind === 'mundu' ? stroke(d`M14 ${hip}Q20 ${mix(hip, end, 0.5)} ${b - 16} ${end}`, hem, 4) : '')
      : ''
    const fold = stroke(
      d`M-6 ${hip + 8}Q-10 ${mix(hip, end, 0.5)} ${a + 18} ${end - 4}M4 ${hip + 14}Q6 ${mix(hip, end, 0.6)} ${(a + b) / 2} ${end - 2}`,
      '#00000012',
      4,
    )
    return legs + toes + shape(cloth, colour) + fold + border
  }
  const bare = kind === 'shorts'
  const limbs = feet
    .map(([x, y], at) => {
      const from = at === 0 ? -12 : 12
      const bend = seated * (at === 0 ? -16 : 16) + walk * 6
      const middle: Point = [(from + x) / 2 + bend, mix(hip, y, 0.5)]
      const whole = d`M${from} ${hip}Q${middle[0]} ${middle[1]} ${x} ${y - 2}`
      const half = d`M${from} ${hip}L${mix(from, middle[0], 0.8)} ${mix(hip, middle[1], 0.95)}`
      return bare ? stroke(whole, look.skin, 15) + stroke(half, colour, 25) : stroke(whole, colour, 23)
    })
    .join('')
  return limbs + toes
}

/** Sitting cross-legged, or on the heels. */
function floorLegs(look: Look, hip: number): string {
  const { kind, colour, hem } = look.lower
  const bare = kind === 'shorts'
  const limb = (side: number, colour: string, width: number) =>
    stroke(
      d`M${side * 15} ${hip + 2}Q${side * 66} ${hip - 22} ${side * 54} -18Q${side * 30} -4 ${side * -18} -9`,
      colour,
      width,
    )
  const toes = oval(-22, -7, 11, 6, look.skin) + oval(24, -7, 11, 6, look.skin)
  if (bare) {
    const hips = shape(
      d`M-26 ${hip - 4}Q-56 ${hip - 2} -46 -16Q0 -6 46 -16Q56 ${hip - 2} 26 ${hip - 4}Z`,
      colour,
    )
    return limb(-1, look.skin, 17) + limb(1, look.skin, 17) + toes + hips
  }
  const cloth = shape(
    d`M-26 ${hip - 6}Q-76 ${hip - 12} -68 -16Q-58 2 0 2Q58 2 68 -16Q76 ${hip - 12} 26 ${hip - 6}Z`,
    colour,
  )
  const folds = stroke(
    d`M-20 ${hip + 2}Q-50 ${hip + 2} -58 -14M20 ${hip + 2}Q50 ${hip + 2} 58 -14M-34 -4Q0 -16 34 -4`,
    '#00000016',
    4,
  )
  const border = hem ? stroke('M-62 -8Q0 10 62 -8', hem, 5) : ''
  return toes + cloth + folds + border
}

function drawTorso(look: Look, hip: number, shoulder: number, pose: Pose): string {
  const belly = (look.belly ?? 0) * 10
  const low = hip + 4
  const middle = mix(shoulder, hip, 0.62)
  const body = d`M-30 ${shoulder + 8}Q-30 ${shoulder - 6} -12 ${shoulder - 8}L12 ${shoulder - 8}Q30 ${shoulder - 6} 30 ${shoulder + 8}Q${29 + belly} ${middle} 26 ${low}L-26 ${low}Q${-29 - belly} ${middle} -30 ${shoulder + 8}Z`
  const dark =
    pose.turn < 0
      ? d`M30 ${shoulder + 8}Q${29 + belly} ${middle} 26 ${low}L8 ${low}Q20 ${middle} 16 ${shoulder}Z`
      : d`M-30 ${shoulder + 8}Q${-29 - belly} ${middle} -26 ${low}L-8 ${low}Q-20 ${middle} -16 ${shoulder}Z`
  const neck =
    stroke(d`M0 ${shoulder - 14}L${pose.turn * 2} ${shoulder - 2}`, look.skin, 19) +
    stroke(d`M-7 ${shoulder - 9}Q0 ${shoulder} 8 ${shoulder - 9}`, skinShade, 4)
  const collar = stroke(
    d`M-12 ${shoulder - 8}Q${pose.turn * 4} ${shoulder + 8} 12 ${shoulder - 8}`,
    look.shade,
    4,
  )
  return shape(body, look.shirt) + shape(dark, look.shade, 'opacity=".55"') + neck + collar
}

const drawTowel = (colour: string, shoulder: number) =>
  shape(
    d`M-34 ${shoulder - 2}Q-28 ${shoulder - 14} -14 ${shoulder - 10}Q-18 ${shoulder + 30} -16 ${shoulder + 52}L-32 ${shoulder + 50}Q-36 ${shoulder + 20} -34 ${shoulder - 2}Z`,
    colour,
  ) + stroke(d`M-32 ${shoulder + 44}L-17 ${shoulder + 46}`, '#c4942a', 4)

const upper = 44
const lower = 44

/**
 * 1 if the elbow points outwards below the hand, -1 if it is on the other side of the arm: the hand reaches
 * out to the side, or is beside the head. Between the two the arm swings through, so that it never jumps.
 */
function elbowSide(out: number, below: number): number {
  const reachesOut = Math.min(out - 40, 20 - below)
  const besideHead = Math.min(out + 24, -8 - below)
  return -clamp(Math.max(reachesOut, besideHead) / 10, -1, 1)
}

/** An arm from the shoulder to the hand. The elbow bends outwards. */
function drawArm(look: Look, [sx, sy]: Point, [hx, hy]: Point, side: number, held = ''): string {
  const reach = Math.hypot(hx - sx, hy - sy)
  const far = Math.min(reach, upper + lower - 1) / (reach || 1)
  const x = sx + (hx - sx) * far
  const y = sy + (hy - sy) * far
  const span = Math.max(Math.hypot(x - sx, y - sy), 1)
  const rise = Math.sqrt(Math.max(upper * upper - (span * span) / 4, 0))
  const away = elbowSide((hx - sx) * side, hy - sy)
  const ex = (sx + x) / 2 + ((y - sy) / span) * rise * side * away
  const ey = (sy + y) / 2 - ((x - sx) / span) * rise * side * away
  const end = look.sleeve === 'long' ? 0.98 : 0.72
  const whole = stroke(d`M${sx} ${sy}L${ex} ${ey}L${x} ${y}`, look.skin, 14)
  const sleeve =
    look.sleeve === 'long'
      ? stroke(d`M${sx} ${sy}L${ex} ${ey}L${mix(ex, x, 0.8)} ${mix(ey, y, 0.8)}`, look.shirt, 18)
      : stroke(d`M${sx} ${sy}L${mix(sx, ex, end)} ${mix(sy, ey, end)}`, look.shirt, 21)
  const hand = oval(x, y, 9, 9.5, look.skin)
  const thumb = stroke(d`M${x} ${y}L${x - side * 4} ${y - 9}`, look.skin, 6)
  return `${whole}${hand}${thumb}${held ? `<g transform="translate(${n(x)} ${n(y)})">${held}${oval(0, 1, 8, 6, look.skin)}</g>` : ''}${sleeve}`
}
