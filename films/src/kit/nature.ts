import { at, box, chance, d, many, n, oval, shape, stroke, swing } from './draw.ts'

/** A coconut palm, its foot at the origin, leaning and waving. */
export function palm(
  x: number,
  y: number,
  height: number,
  t: number,
  { lean = 14, dark = false, seed = 1 } = {},
): string {
  const sway = swing(t, 0.16, chance(seed)) * 5
  const tx = lean + sway
  const trunk = shape(
    d`M-8 0Q${lean * 0.2 - 4} ${-height * 0.55} ${tx - 4} ${-height}L${tx + 5} ${-height}Q${lean * 0.2 + 7} ${-height * 0.5} 9 0Z`,
    dark ? '#4d3a2a' : '#8a6543',
  )
  const rings = many(6, (i) =>
    stroke(d`M${lean * 0.02 * i * i - 5} ${(-height * (i + 1)) / 8}q6 4 11 0`, '#00000026', 2),
  )
  const size = height * 0.36
  const leaf = (turn: number, fill: string, long = 1) => {
    const a = ((turn + sway * 0.5 + swing(t, 0.31, chance(seed + turn)) * 2) * Math.PI) / 180
    const ex = Math.cos(a) * size * long
    const ey = Math.sin(a) * size * 0.7 * long + size * 0.3
    const mx = Math.cos(a) * size * 0.55
    const my = Math.sin(a) * size * 0.8 - size * 0.14
    return shape(d`M0 0Q${mx} ${my - size * 0.1} ${ex} ${ey}Q${mx * 0.9} ${my + size * 0.22} 0 0Z`, fill)
  }
  const [deep, mid, light] = dark ? ['#16392c', '#1d4936', '#245a41'] : ['#1f6f41', '#2f8a4d', '#58a85a']
  const crown = [
    leaf(168, deep),
    leaf(12, deep),
    leaf(-168, deep, 1.05),
    leaf(-12, deep, 1.05),
    leaf(-155, deep, 1.1),
    leaf(-25, deep, 1.1),
    leaf(140, mid, 0.8),
    leaf(40, mid, 0.8),
    leaf(-142, mid),
    leaf(-38, mid),
    leaf(-115, light, 0.9),
    leaf(-65, light, 0.9),
    leaf(-90, mid, 0.8),
  ].join('')
  const nuts =
    oval(-5, 5, 6, 6.5, dark ? '#3a2a18' : '#b07a34') + oval(6, 7, 6, 6.5, dark ? '#3a2a18' : '#8f5f28')
  return at(x, y, trunk + rings + at(tx, -height, crown + nuts))
}

/** The sun, with a glow from a gradient that the scene defines. */
export const sun = (x: number, y: number, size: number, [glow, around]: [string, number], fill = '#fff6d6') =>
  oval(x, y, around, around, `url(#${glow})`) + oval(x, y, size, size, fill)

export const cloud = (x: number, y: number, size: number, fill = '#fff', opacity = 0.85) =>
  at(
    x,
    y,
    `<g fill="${fill}" opacity="${opacity}"><ellipse cx="0" cy="2" rx="62" ry="15"/><circle cx="-26" cy="-8" r="19"/><circle cx="6" cy="-17" r="26"/><circle cx="34" cy="-6" r="16"/></g>`,
    size,
  )

/** Hills or groves on the horizon, with random round tops. */
export function ridge(y: number, height: number, fill: string, seed: number, step = 120): string {
  let path = `M-200 ${y + 300}V${y}`
  for (let x = -200, i = 0; x < 1160; x += step, i++)
    path += d`q${step / 2} ${-height * (0.5 + chance(seed + i))} ${step} 0`
  return shape(`${path}V${y + 300}Z`, fill)
}

/** A row of palms far away. */
export const farPalms = (y: number, t: number, seed: number, count = 9, dark = false) =>
  many(count, (i) =>
    palm(
      (i + chance(seed + i) * 0.7) * (1120 / count) - 60,
      y + chance(seed * 3 + i) * 8,
      74 + chance(seed + i * 5) * 46,
      t,
      { lean: (chance(i + seed) - 0.5) * 40, seed: i + seed, dark },
    ),
  )

/** Water from y down: bands of light that drift. */
export function water(y: number, height: number, fill: string, glint: string, t: number, seed = 0): string {
  const bands = many(16, (i) => {
    const row = (i + 0.5) / 16
    const width = 30 + row * 90 + chance(seed + i) * 40
    const x = ((chance(seed + i * 3) * 1300 + t * (6 + row * 14)) % 1300) - 170
    return `<rect x="${n(x)}" y="${n(y + 4 + row * row * height)}" width="${n(width)}" height="${n(1.5 + row * 3)}" rx="2" fill="${glint}" opacity="${n((0.25 + 0.3 * Math.abs(swing(t, 0.2, i * 0.37))) * 10) === '0' ? 0.1 : Math.round((0.25 + 0.3 * Math.abs(swing(t, 0.2, i * 0.37))) * 100) / 100}"/>`
  })
  return box(-200, y, 1360, height + 200, fill) + bands
}

/** Rain over everything. Near drops fall faster. */
export const rainfall = (t: number, count = 70) =>
  many(count, (i) => {
    const near = chance(i * 7) * 0.6 + 0.4
    const x = ((((chance(i) * 1100 - t * 40 * near) % 1100) + 1100) % 1100) - 60
    const y = ((chance(i * 3) * 700 + t * 900 * near) % 700) - 80
    return `<path d="M${n(x)} ${n(y)}l${n(-3 * near)} ${n(34 * near)}" stroke="#e6f3f5" stroke-width="${n(near * 2)}" opacity="${Math.round(near * 45) / 100}"/>`
  })

export const bird = (x: number, y: number, t: number, size = 1, fill = '#3a3a44') => {
  const flap = swing(t, 2.2) * 8
  return at(
    x,
    y,
    stroke(d`M-14 ${-flap}Q-6 ${-flap * 0.2 - 4} 0 0Q6 ${-flap * 0.2 - 4} 14 ${-flap}`, fill, 2.6),
    size,
  )
}

export const butterfly = (x: number, y: number, t: number, fill: string) => {
  const open = 0.25 + 0.75 * Math.abs(swing(t, 2.6))
  return at(
    x,
    y,
    `<g transform="scale(${n(open * 10) === '0' ? 0.2 : Math.round(open * 100) / 100} 1)"><ellipse cx="-7" cy="-4" rx="7" ry="6" fill="${fill}"/><ellipse cx="7" cy="-4" rx="7" ry="6" fill="${fill}"/><ellipse cx="-5" cy="4" rx="5" ry="4" fill="${fill}" opacity=".8"/><ellipse cx="5" cy="4" rx="5" ry="4" fill="${fill}" opacity=".8"/></g>${box(-1, -6, 2, 13, '#2a2118', 1)}`,
  )
}

/** Leaves of a bush or a tree's crown: blobs, dark below and light above. */
export const foliage = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  colours: readonly [string, string, string],
  t: number,
  seed = 1,
) =>
  at(
    x + swing(t, 0.12, chance(seed)) * 2.5,
    y,
    many(13, (i) => {
      const a = chance(seed + i) * 6.28
      const far = Math.sqrt(chance(seed * 2 + i)) * 0.75
      const layer = i < 5 ? 0 : i < 10 ? 1 : 2
      const lift = layer * -0.16
      const r = 0.36 - layer * 0.05
      return oval(
        Math.cos(a) * far * rx,
        (Math.sin(a) * far + lift) * ry,
        r * rx,
        r * ry * 1.15,
        colours[layer] ?? colours[0],
      )
    }),
  )

export const steam = (x: number, y: number, t: number, size = 1) =>
  at(
    x,
    y,
    many(3, (i) => {
      const life = (t * 0.45 + i / 3) % 1
      return `<path d="M${n((i - 1) * 9 + swing(t, 0.4, i / 3) * 4)} ${n(-life * 46)}q-8 -10 0 -18t0 -16" fill="none" stroke="#fff" stroke-width="${n(5 - life * 2)}" stroke-linecap="round" opacity="${Math.round(Math.sin(life * Math.PI) * 45) / 100}"/>`
    }),
    size,
  )

export const stars = (count: number, t: number, seed = 3) =>
  many(count, (i) =>
    oval(
      chance(i + seed) * 960,
      chance(i * 5 + seed) * 220,
      0.8 + chance(i * 9) * 1.3,
      0.8 + chance(i * 9) * 1.3,
      '#fff3cf',
      `opacity="${Math.round((0.5 + 0.4 * swing(t, 0.25, chance(i))) * 100) / 100}"`,
    ),
  )

/** Dust or small lights that float in the air. */
export const motes = (
  x: number,
  y: number,
  width: number,
  height: number,
  t: number,
  count: number,
  fill: string,
) =>
  many(count, (i) =>
    oval(
      x + ((chance(i) * width + t * (3 + chance(i * 2) * 5)) % width),
      y + ((((chance(i * 3) * height - t * (2 + chance(i) * 4)) % height) + height) % height),
      1 + chance(i * 4) * 1.4,
      1 + chance(i * 4) * 1.4,
      fill,
      `opacity="${Math.round((0.35 + 0.3 * swing(t, 0.3, chance(i * 8))) * 100) / 100}"`,
    ),
  )
