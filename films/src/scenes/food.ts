import { momentsOf } from '../kit/act.ts'
import { downward, glow } from '../kit/draw.ts'
import type { FilmScene } from '../kit/stage.ts'
import { evening } from './food/evening.ts'
import { leaf } from './food/leaf.ts'
import { yard } from './food/yard.ts'

export const food: FilmScene = {
  waits: { 4: 0.2, 8: 1.1, 15: 0.8, 16: 0.6 },
  defs: [
    downward('f-morning', '#a8dbe6', '#e7f2da', '#fdeec2'),
    downward('f-late', '#f0a860', '#fbd08a', '#ffeec2'),
    downward('f-wall', '#fdf3dc', '#f0dcae'),
    downward('f-floor', '#b4583a', '#8f3f27'),
    downward('f-brass', '#f0cc6a', '#c9962f', '#8f6a1c'),
    glow('f-sun', '#fff2bf'),
    glow('f-fire', '#ff9a3c', 0.9),
  ].join(''),
  sounds({ duration, lines }) {
    const w = momentsOf({ duration, lines, shots: [] })
    return [
      { kind: 'birds', from: 0, to: w(4, -1) },
      { kind: 'fire', from: 0, to: w(4, -1), loud: 1.4 },
      { kind: 'birds', from: w(4, -1), to: w(19, -1.2), loud: 0.35 },
      { kind: 'clink', at: w(9, -0.4), loud: 0.6 },
      { kind: 'hop', at: w(18, 0.1) },
      { kind: 'clink', at: w(15, -0.3), loud: 0.5 },
      { kind: 'birds', from: w(19, -1.2), to: duration, loud: 0.7 },
      { kind: 'wind', from: w(19, -1.2), to: duration, loud: 0.5 },
    ]
  },
  poster: (timeline) => momentsOf(timeline)(10.6),
  scenes: { yard, leaf, evening },
}
