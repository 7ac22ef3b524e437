import { filmSettings } from '../film-settings.ts'
import type { Sound } from '../sounds.ts'
import type { Timeline, Waits } from '../timeline.ts'
import { fade, n, rise } from './draw.ts'

/** The writing in the scenes of a film, by name. */
type Signs = Readonly<Record<string, string>>

/**
 * A place with its action. It is prepared once for a film's times, and then draws a picture for each second.
 */
export type Scene = (timeline: Timeline, signs: Signs) => (t: number) => string

/** The pictures of a film, and where its story needs more silence. */
export type FilmScene = {
  waits: Waits
  /** Gradients and patterns for every frame. */
  defs: string
  /** The sounds besides the voices. */
  sounds: (timeline: Timeline) => readonly Sound[]
  /** The moment that the poster shows. */
  poster: (timeline: Timeline) => number
  /** Each place by its name in the script. */
  scenes: Readonly<Record<string, Scene>>
}

export type Camera = { x: number; y: number; zoom: number }
export const still: Camera = { x: 480, y: 270, zoom: 1 }

/** An object at a depth: 1 moves with the camera, 0.3 is far away and moves less. */
export function layer({ x, y, zoom }: Camera, depth: number, inside: string): string {
  const size = 1 + (zoom - 1) * depth
  const left = 480 - (480 + (x - 480) * depth) * size
  const top = 270 - (270 + (y - 270) * depth) * size
  return `<g transform="translate(${n(left)} ${n(top)}) scale(${Math.round(size * 1000) / 1000})">${inside}</g>`
}

/** The film's picture at a time, as an SVG. Each scene fades into the next. */
export function picture(scene: FilmScene, timeline: Timeline, signs: Signs): (t: number) => string {
  const draw = Object.fromEntries(
    Object.entries(scene.scenes).map(([name, prepare]) => [name, prepare(timeline, signs)]),
  )
  const { width, height, melt } = filmSettings
  const { shots, duration } = timeline
  return (t) => {
    const seen = shots.flatMap(({ scene: name, start, end }, at) => {
      const last = at === shots.length - 1
      if (t < start - melt / 2 || (t > end + melt / 2 && !last)) return []
      const part = at === 0 ? 1 : rise(t, start - melt / 2, start + melt / 2)
      return fade(part, draw[name]?.(t) ?? '')
    })
    const dark = Math.max(1 - rise(t, 0, 0.9), rise(t, duration - 1.1, duration - 0.1))
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${scene.defs}</defs>${seen.join('')}${dark > 0 ? fade(dark, `<rect width="${width}" height="${height}" fill="#17130d"/>`) : ''}</svg>`
  }
}
