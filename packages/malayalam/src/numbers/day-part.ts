/**
 * The parts of the day that are said with a time, by their first hour (from CLDR, without the rarer ones).
 */
const beginnings = [
  [0, 'രാത്രി'],
  [3, 'പുലർച്ചെ'],
  [6, 'രാവിലെ'],
  [12, 'ഉച്ചയ്ക്ക്'],
  [15, 'വൈകുന്നേരം'],
  [19, 'രാത്രി'],
] as const

export type DayPart = (typeof beginnings)[number][1]

export const dayParts: readonly DayPart[] = [...new Set(beginnings.map(([, word]) => word))]

/** The part of the day for an hour from 0 to 23. */
export function dayPart(hour: number): DayPart {
  return beginnings.findLast(([from]) => from <= hour)?.[1] ?? 'രാത്രി'
}
