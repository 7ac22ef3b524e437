import { at, chance, d, many, oval, shape, stroke, swing } from '../../kit/draw.ts'
import { ribbonGirl } from '../../kit/looks.ts'
import type { Look } from '../../kit/person.ts'

/** A chenda: a tall drum with laced ropes. The origin is the middle of its upper skin. */
export const chenda = (size = 1, turn = 0) =>
  at(
    0,
    0,
    shape('M-26 0L-24 74Q0 84 24 74L26 0Z', '#b9743a') +
      shape('M8 2L10 80Q20 78 24 74L26 0Z', '#8d5426') +
      many(7, (i) =>
        stroke(d`M${-25 + i * 8.3} 4L${-21 + i * 7} 76M${-25 + i * 8.3} 4L${-28 + i * 8} 74`, '#f3e6c4', 1.6),
      ) +
      oval(0, 76, 24, 8, '#e9d9b0') +
      oval(0, 0, 28, 10, '#f7edd2') +
      oval(0, 0, 22, 7, '#fffaf0') +
      stroke('M-28 0Q0 14 28 0', '#c8372a', 3),
    size,
    turn,
  )

export const stick = (turn: number) =>
  at(0, 0, stroke('M0 6L0 -34', '#7a4f22', 5) + oval(0, -34, 3.4, 3.4, '#8f5f2c'), 1, turn)

export const strap = stroke('M-22 -176L22 -112', '#c8372a', 6)

export const bunting = (y: number, t: number, seed: number) =>
  stroke(d`M-100 ${y}Q160 ${y + 54} 420 ${y + 6}T1060 ${y}`, '#f3e6c4', 2) +
  many(22, (i) => {
    const x = -80 + i * 52
    const hang = y + 24 * Math.sin(((x + 100) / 520) * Math.PI) ** 2 + 6
    return at(
      x,
      hang,
      shape(
        'M-11 0H11L0 22Z',
        ['#e8822e', '#1d6b3c', '#f2c14e', '#c8372a', '#0d7a86'][(i + seed) % 5] ?? '#fff',
      ),
      1,
      swing(t, 0.4, chance(i + seed)) * 9,
    )
  })

/** Both hands beat in turn, at a number of times per second. */
export const beating = (t: number, perSecond: number, y: number, high = 26) => ({
  ly: y - Math.max(0, swing(t, perSecond)) * high,
  ry: y - Math.max(0, -swing(t, perSecond)) * high,
})

export const grown: Look = {
  ...ribbonGirl,
  tall: 0.8,
  head: 1.18,
  shirt: '#c8372a',
  shade: '#9c261d',
  lower: { kind: 'skirt', colour: '#fdf8ea', hem: '#d9a42e' },
}

export const crowd = (t: number, y: number, seed: number, tone: readonly string[], clap: number) =>
  many(17, (i) => {
    const x = i * 62 - 30 + chance(seed + i) * 20
    const bob = swing(t, 0.5 + chance(i) * 0.3, chance(i * 3)) * 3
    const hands = clap * (14 + Math.abs(swing(t, 2.2, chance(i + seed))) * 12)
    const skin = ['#8a5836', '#a46d45', '#6f4630'][i % 3] ?? '#8a5836'
    return at(
      x,
      y + bob,
      (clap
        ? stroke(
            d`M-20 30L${-hands * 0.4} ${-18 - clap * 14}M20 30L${hands * 0.4} ${-18 - clap * 14}`,
            skin,
            10,
          )
        : '') +
        shape('M-32 60Q-32 18 0 16Q32 18 32 60Z', tone[i % tone.length] ?? '#444') +
        oval(0, -4, 20, 22, '#241712') +
        (i % 4 === 1 ? oval(0, -28, 9, 8, '#f4ead2') : ''),
    )
  })
