import { box, d, many, oval, stroke } from '../../kit/draw.ts'

/** Palm leaves on a string: from a closed bundle (0) to an open fan (1). */
export const leaves = (open: number) =>
  many(
    7,
    (i) =>
      `<g transform="rotate(${Math.round((i - 3) * open * 13)} -40 0)">${box(-44, -5 + (1 - open) * (i - 3) * 2.4, 92, 10, i % 2 ? '#d9b878' : '#c9a260', 2)}${stroke(d`M-34 ${-1.5 + (1 - open) * (i - 3) * 2.4}h6m4 0h9m4 0h5m5 0h10m4 0h6m5 0h9`, '#6b4a26', 1.3)}${stroke(d`M-32 ${2 + (1 - open) * (i - 3) * 2.4}h9m4 0h5m5 0h10m4 0h6m5 0h9`, '#6b4a26', 1.3)}</g>`,
  ) +
  oval(-40, 0, 2.6, 2.6, '#4a2f16') +
  stroke('M-40 0q-10 10 -4 20', '#8a6a3a', 2)
