import { at, box, d, many, oval, shape, stroke } from './draw.ts'

/** The writing on a sign in the scene. */
export const lettering = (x: number, y: number, text: string, size: number, fill: string, weight = 700) =>
  `<text x="${x}" y="${y}" font-family="Noto Sans Malayalam" font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="middle">${text}</text>`

/** A roof of red tiles: its eaves from x to x + width at y. */
export function tiledRoof(x: number, y: number, width: number, height: number): string {
  const slope = height * 0.7
  const rows = many(5, (i) => {
    const share = (i + 1) / 5.4
    return stroke(
      d`M${x + slope * share - 6} ${y - height * share}H${x + width - slope * share + 6}`,
      '#8a2c17',
      2,
      'opacity=".45"',
    )
  })
  const ribs = many(Math.round(width / 16), (i) =>
    stroke(
      d`M${x + 8 + i * 16} ${y - 2}l${(0.5 - (i + 0.5) / Math.round(width / 16)) * slope * 1.2} ${-height * 0.9}`,
      '#d9633f',
      2,
      'opacity=".5"',
    ),
  )
  return (
    shape(d`M${x} ${y}L${x + slope} ${y - height}H${x + width - slope}L${x + width} ${y}Z`, '#b9482b') +
    rows +
    ribs +
    box(x - 4, y - 5, width + 8, 8, '#7d2f1a', 3)
  )
}

/** A house of Kerala, its left foot at the origin: lime walls, wooden pillars, steps. */
export function house(x: number, y: number, size: number, { wall = '#fbefd5', lit = false } = {}): string {
  const light = lit ? '#ffd774' : '#5b4a3a'
  const inside = [
    box(20, -110, 300, 110, wall),
    box(20, -110, 300, 24, '#00000018'),
    box(20, -18, 300, 18, '#a8573a'),
    ...[60, 250].map(
      (left) =>
        box(left, -84, 38, 42, '#6a3f22', 3) +
        box(left + 4, -80, 30, 34, light, 2) +
        box(left + 17, -80, 4, 34, '#6a3f22'),
    ),
    box(148, -92, 48, 76, '#6a3f22', 3) + box(153, -87, 38, 71, lit ? '#ffe09a' : '#7d4c2a', 2),
    ...[26, 120, 214, 306].map((left) => box(left, -112, 9, 100, '#7a4a2a', 2)),
    tiledRoof(-10, -104, 360, 84),
    box(138, -14, 70, 8, '#c9b08a', 2) + box(130, -6, 86, 8, '#b79a72', 2),
  ].join('')
  return at(x, y, inside, size)
}

/** A red bus of Kerala, facing left. Its front wheel is to the right of the origin. 560 long, 236 high. */
export function bus(
  x: number,
  y: number,
  t: number,
  { sign = '', roll = 0, door = 1, size = 1 } = {},
): string {
  const wheel = (cx: number) =>
    oval(cx, -30, 33, 33, '#2b2723') +
    oval(cx, -30, 16, 16, '#c9c2b4') +
    `<g transform="rotate(${Math.round(roll) % 360} ${cx} -30)">${stroke(d`M${cx - 12} -30h24M${cx} -42v24`, '#8d867a', 4)}</g>`
  const windows = [170, 248, 326, 404, 482]
    .map(
      (left) =>
        box(left, -190, 66, 62, '#3c4a4d', 8) +
        shape(d`M${left + 6} -134l26 -52h16l-26 52z`, '#fff', 'opacity=".14"') +
        stroke(d`M${left} -158h66`, '#d8cdb4', 3),
    )
    .join('')
  const inside = [
    oval(285, 4, 300, 11, '#1c1408', 'opacity=".25"'),
    shape('M8 -32V-150Q12 -226 60 -228H540Q566 -228 566 -202V-32Z', '#c8372a'),
    shape('M8 -32V-92H566V-32Z', '#a92a20'),
    box(8, -116, 558, 22, '#f6c445'),
    box(8, -96, 558, 5, '#fff3d6'),
    box(50, -238, 500, 14, '#8f241b', 7),
    windows,
    shape('M14 -126V-152Q18 -196 40 -206H84V-126Z', '#bfe0e4') +
      shape('M24 -130l22 -70h14l-24 70z', '#fff', 'opacity=".4"'),
    box(96, -200, 64, 168, '#2c2420', 6) +
      (door < 1 ? box(96, -200, 64 * (1 - door), 168, '#d9473a', 6) : ''),
    box(92, -42, 72, 12, '#7d7466', 3),
    sign ? box(180, -224, 176, 30, '#1f1a14', 5) + lettering(268, -202, sign, 21, '#ffdc73') : '',
    oval(20, -58, 9, 12, '#fff1c0') + box(0, -40, 30, 14, '#6e675c', 5),
    wheel(205),
    wheel(470),
  ].join('')
  return at(x, y + Math.sin(t * 26) * 0.7, inside, size)
}

/** A passenger boat of the backwaters seen from the side, its waterline at y: deck at -46, roof on posts. */
export function boat(x: number, y: number, t: number, on: string, size = 1): string {
  const rock = Math.sin(t * 1.5) * 2
  const posts = [70, 190, 310, 430, 536]
  const inside = [
    ...posts.map((left) => box(left, -272, 8, 212, '#e9dfc6')),
    shape('M50 -276H560L572 -262H40Z', '#1d6b3c') +
      shape('M52 -288Q300 -306 558 -288L562 -276H48Z', '#2f8a4d'),
    box(60, -112, 490, 5, '#cfc3a4', 2),
    on,
    shape('M0 -66H610Q602 -6 560 14H70Q18 -4 0 -66Z', '#7a4526'),
    shape('M0 -66H610L607 -48H4Z', '#f6c445'),
    shape('M8 -36H603L596 -20H14Z', '#94562f'),
    ...[90, 170, 250, 330, 410, 490].map(
      (left) => oval(left, -10, 15, 15, '#2b2723') + oval(left, -10, 7, 7, '#7a4526'),
    ),
  ].join('')
  return at(x, y + rock, inside, size, Math.sin(t * 1.1) * 0.5)
}

/** Planks of a jetty with its posts. */
export const planks = (x: number, y: number, width: number) =>
  many(Math.ceil(width / 90), (i) => box(x + 16 + i * 90, y + 8, 14, 150, '#5a3b22')) +
  box(x, y - 8, width, 18, '#a9764a', 3) +
  many(Math.ceil(width / 30), (i) => stroke(d`M${x + 15 + i * 30} ${y - 7}v15`, '#6d4a2c', 2)) +
  box(x, y + 8, width, 8, '#7c5433')
