import type { WordTime } from '@app/content/audio'
import { filmSettings } from './film-settings.ts'

/** A spoken line, in seconds from the film's beginning. */
export type TimedLine = { by: string; scene: string; start: number; end: number; words: readonly WordTime[] }

/**
 * When each line is spoken, and when each scene is shown. The pictures depend on this and on the time alone.
 */
export type Timeline = { duration: number; lines: readonly TimedLine[]; shots: readonly Shot[] }

/** A scene while it is shown, with the places of its lines. */
export type Shot = { scene: string; start: number; end: number }

/**
 * Seconds of silence added before some lines, by their places: time to eat, to run, to drum. A negative
 * number shortens the silence.
 */
export type Waits = Readonly<Record<number, number>>

/** The silence before each line, in seconds. */
export function silenceBefore(scenes: readonly string[], at: number, waits: Waits): number {
  const { lead, line, scene } = filmSettings.pauses
  const usual = at === 0 ? lead : scenes[at] === scenes[at - 1] ? line : scene
  return usual + (waits[at] ?? 0)
}

/**
 * The scenes in order. One changes to the next in the middle of the silence before the next one's first line.
 */
export function shotsOf(lines: readonly TimedLine[], duration: number): Shot[] {
  const firsts = lines.flatMap((line, at) => (lines[at - 1]?.scene === line.scene ? [] : at))
  const begins = firsts.map((at) => {
    const before = lines[at - 1]
    return before ? (before.end + (lines[at]?.start ?? 0)) / 2 : 0
  })
  return firsts.map((first, at) => ({
    scene: lines[first]?.scene ?? '',
    start: begins[at] ?? 0,
    end: begins[at + 1] ?? duration,
  }))
}
