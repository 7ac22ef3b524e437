import type { Timeline } from '../timeline.ts'
import { clamp } from './draw.ts'

/**
 * A moment of a film: a line by its place, plus the part of it that has been spoken (2.5: the middle of line
 * 2).
 */
export type When = (line: number, later?: number) => number

/** The seconds of such moments. `later` moves a moment by some seconds. */
export const momentsOf =
  ({ lines, duration }: Timeline): When =>
  (line, later = 0) => {
    const spoken = lines[Math.floor(line)]
    return spoken ? spoken.start + (spoken.end - spoken.start) * (line % 1) + later : duration + later
  }

export type Values = Record<string, number>

/** From a moment on, values change to others within some seconds (usually 0.5). */
export type Change<Of extends Values> = readonly [moment: number, to: Partial<Of>, seconds?: number]

/** The values at a time. Each change starts from where the earlier ones ended, and ends smoothly. */
export function act<Of extends Values>(first: Of, changes: readonly Change<Of>[]): (t: number) => Of {
  return (t) => {
    const now: Values = { ...first }
    for (const [moment, to, seconds = 0.5] of changes) {
      if (t < moment) continue
      const share = seconds <= 0 ? 1 : clamp((t - moment) / seconds)
      const eased = share * share * (3 - 2 * share)
      for (const [name, value] of Object.entries(to)) {
        const before = now[name] ?? 0
        now[name] = before + ((value ?? before) - before) * eased
      }
    }
    return now as Of
  }
}
