/** One line of the bench: what was measured, the result, and the least that is wanted. */
export type Figure = { what: string; found: string; wanted: string; good: boolean }

export function atMost(what: string, found: number, limit: number, unit: string): Figure {
  return { what, found: `${show(found)} ${unit}`, wanted: `≤ ${show(limit)} ${unit}`, good: found <= limit }
}

export function atLeast(what: string, found: number, limit: number, unit: string): Figure {
  return { what, found: `${show(found)} ${unit}`, wanted: `≥ ${show(limit)} ${unit}`, good: found >= limit }
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

const show = (value: number) => value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 3 : 0 })
