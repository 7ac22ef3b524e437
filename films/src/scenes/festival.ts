import { momentsOf } from '../kit/act.ts'
import { downward, glow } from '../kit/draw.ts'
import type { FilmScene } from '../kit/stage.ts'
import { christmas } from './festival/christmas.ts'
import { eid } from './festival/eid.ts'
import { onam } from './festival/onam.ts'

export const festival: FilmScene = {
  waits: { 4: 1.5, 10: 1, 15: 0.2, 18: 0.3 },
  defs: [
    downward('v-dusk', '#2b2a5e', '#7a4a86', '#e8855e', '#fbc27a'),
    downward('v-day', '#8fd0ea', '#d6f0ea', '#fdf3cf'),
    downward('v-night', '#0e1233', '#1f2450', '#3a3a6a'),
    downward('v-wall', '#fbecc8', '#ecd4a0'),
    downward('v-wallnight', '#c9a878', '#8f7a5e'),
    downward('v-floor', '#b4583a', '#8f3f27'),
    glow('v-star', '#ffd46a', 0.9),
    glow('v-lamp', '#ffc766', 0.85),
    glow('v-sun', '#fff2bf'),
  ].join(''),
  sounds({ duration, lines }) {
    const w = momentsOf({ duration, lines, shots: [] })
    return [
      { kind: 'crickets', from: 0, to: w(6, -1.2), loud: 0.7 },
      { kind: 'birds', from: w(6, -1.2), to: w(13, -1.2) },
      { kind: 'crickets', from: w(13, -1.2), to: duration },
      { kind: 'clink', at: w(1, -0.1) },
      { kind: 'hop', at: w(6, -0.9) },
      { kind: 'clink', at: w(15, -0.2) },
      { kind: 'clink', at: w(20.9), loud: 0.7 },
    ]
  },
  poster: (timeline) => momentsOf(timeline)(8.6),
  scenes: { eid, onam, christmas },
}
