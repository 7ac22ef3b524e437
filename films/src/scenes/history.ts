import { momentsOf } from '../kit/act.ts'
import { downward, glow } from '../kit/draw.ts'
import type { FilmScene } from '../kit/stage.ts'
import { attic } from './history/attic.ts'
import { garden } from './history/garden.ts'
import { port } from './history/port.ts'
import { veranda } from './history/veranda.ts'

export const history: FilmScene = {
  // The pauses between scenes are a little shorter than elsewhere: the story is long, and a film lasts two
  // minutes at most.
  waits: { 2: 0.5, 6: -0.5, 12: -0.5, 15: -0.4, 20: -0.4 },
  defs: [
    downward('h-attic', '#3a2517', '#5d3d24'),
    downward('h-day', '#9fd4e8', '#dff0de', '#fdf0cb'),
    downward('h-green', '#a6dbe0', '#dcefcf', '#f6f2c8'),
    downward('h-port', '#8cc4d8', '#f0deb0', '#f8c98a'),
    downward('h-sea', '#7fbcb4', '#2f8a92', '#1a6a74'),
    downward('h-wall', '#fbf0d6', '#ecd9ac'),
    downward('h-floor', '#b4583a', '#8f3f27'),
    '<linearGradient id="h-beam" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ffe9b0" stop-opacity=".8"/><stop offset="1" stop-color="#ffe9b0" stop-opacity=".06"/></linearGradient>',
    glow('h-lamp', '#ffcf7a', 0.9),
    glow('h-sun', '#fff2bf'),
  ].join(''),
  sounds({ duration, lines }) {
    const w = momentsOf({ duration, lines, shots: [] })
    return [
      { kind: 'wind', from: 0, to: w(6, -1.2), loud: 0.4 },
      { kind: 'hop', at: w(1.9), loud: 0.7 },
      { kind: 'birds', from: w(6, -1.2), to: w(15, -1.2), loud: 0.8 },
      { kind: 'water', from: w(15, -1.4), to: w(20, -1.2), loud: 1.6 },
      { kind: 'wind', from: w(17, -0.4), to: w(18), loud: 1.8 },
      { kind: 'hop', at: w(18, 0.2) },
      { kind: 'birds', from: w(20, -1.2), to: duration },
    ]
  },
  poster: (timeline) => momentsOf(timeline)(19.4),
  scenes: { attic, veranda, garden, port },
}
