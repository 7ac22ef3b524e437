import { momentsOf } from '../kit/act.ts'
import { downward, glow } from '../kit/draw.ts'
import type { FilmScene } from '../kit/stage.ts'
import { home } from './travel/home.ts'
import { inside } from './travel/inside.ts'
import { jetty } from './travel/jetty.ts'
import { lake } from './travel/lake.ts'
import { stop } from './travel/stop.ts'

export const travel: FilmScene = {
  // The pauses between scenes are a little shorter than elsewhere: the story is long, and a film lasts two
  // minutes at most.
  waits: { 2: -0.5, 10: -0.5, 16: -0.7, 18: -0.7 },
  defs: [
    downward('t-morning', '#8fd0e8', '#d9f0ea', '#fdf0cf'),
    downward('t-noon', '#79c3e6', '#c9eaf2'),
    downward('t-gold', '#7fbfd8', '#f3e3b4', '#fbd38c'),
    downward('t-paddy', '#a8d672', '#6fb453'),
    downward('t-water', '#5cb0b4', '#1f7f88'),
    downward('t-lake', '#8cc7bd', '#2c8a90', '#136a74'),
    downward('t-wall', '#f5e3bb', '#e6cd98'),
    glow('t-sun', '#fff2bf'),
  ].join(''),
  sounds({ duration, lines }) {
    const w = momentsOf({ duration, lines, shots: [] })
    return [
      { kind: 'birds', from: 0, to: w(2, -1) },
      { kind: 'engine', from: 0, to: w(2, -1), loud: 0.7 },
      { kind: 'engine', from: w(2, -1.6), to: w(10, -0.8), loud: 1.3 },
      { kind: 'water', from: w(10, -1), to: duration, loud: 1.2 },
      { kind: 'engine', from: w(14.2), to: w(18, -0.8), loud: 0.5 },
      { kind: 'wind', from: w(16, -0.8), to: w(18, -0.8) },
      { kind: 'birds', from: w(18, -1.4), to: duration },
      { kind: 'clink', at: w(5.4), loud: 0.5 },
    ]
  },
  poster: (timeline) => momentsOf(timeline)(17.6),
  scenes: { stop, inside, jetty, lake, home },
}
