import { momentsOf } from '../kit/act.ts'
import { downward, glow } from '../kit/draw.ts'
import type { FilmScene } from '../kit/stage.ts'
import { front } from './music/front.ts'
import { rain } from './music/rain.ts'
import { stage } from './music/stage.ts'
import { yard } from './music/yard.ts'

export const music: FilmScene = {
  waits: { 8: 0.5, 10: 0.8, 14: 0.2, 19: 5.6 },
  defs: [
    downward('m-sky', '#9ed6e6', '#e3f1dc', '#fdf0cd'),
    downward('m-rain', '#6f8d93', '#9db5b0', '#b9c8ba'),
    downward('m-curtain', '#8e1c22', '#c22f33', '#8e1c22'),
    downward('m-night', '#1b1733', '#35284a'),
    downward('m-floor', '#b9773f', '#8a5228'),
    glow('m-sun', '#fff2bf'),
    glow('m-light', '#ffe9a8', 0.85),
    '<linearGradient id="m-beam" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff3c4" stop-opacity=".75"/><stop offset="1" stop-color="#fff3c4" stop-opacity=".05"/></linearGradient>',
  ].join(''),
  sounds({ duration, lines }) {
    const w = momentsOf({ duration, lines, shots: [] })
    const beats = (from: number, to: number, perSecond: number) =>
      Array.from({ length: Math.floor((to - from) * perSecond) }, (_, at) => from + at / perSecond)
    const counted = lines[8]?.words.slice(0, 4).map(({ start }) => start + 0.06) ?? []
    return [
      { kind: 'birds', from: 0, to: w(10, -1.6) },
      ...beats(0.3, w(0, -0.1), 4.8).map(
        (at, place) => ({ kind: 'chenda', at, loud: place % 4 === 0 ? 1 : 0.6 }) as const,
      ),
      ...beats(w(0, -0.1), w(1, -0.5), 4.8).map((at) => ({ kind: 'chenda', at, loud: 0.25 }) as const),
      ...counted.map((at) => ({ kind: 'stone', at }) as const),
      { kind: 'rain', from: w(10, -1.4), to: w(15, -1), loud: 1.7 },
      ...beats(w(14, -0.9), w(15, -1.3), 4).map((at) => ({ kind: 'stone', at, loud: 0.6 }) as const),
      { kind: 'clapping', from: w(15, -1.4), to: w(16, -0.4), loud: 0.5 },
      ...beats(w(19, -6.2), w(19, -2.4), 6.8).map(
        (at, place) => ({ kind: 'chenda', at, loud: place % 4 === 0 ? 1.1 : 0.7 }) as const,
      ),
      { kind: 'clapping', from: w(19, -2.3), to: w(19, 0.6), loud: 1.6 },
      { kind: 'clapping', from: w(19, 0.2), to: duration, loud: 0.5 },
    ]
  },
  poster: (timeline) => momentsOf(timeline)(19, -1.8),
  scenes: { yard, rain, stage, front },
}
