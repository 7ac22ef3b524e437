const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/**
 * How long until a card comes again, in the two words that a button has room for: "10 min", "3 days", "5
 * mths".
 */
export function restText(rest: number, locale: string): string {
  const [unit, length, digits] = unitOf(rest)
  const format = { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: digits } as const
  return new Intl.NumberFormat(locale, format).format(rest / length)
}

function unitOf(rest: number): [unit: string, length: number, digits: number] {
  if (rest < hour) return ['minute', minute, 0]
  if (rest < day) return ['hour', hour, 0]
  if (rest < 45 * day) return ['day', day, 0]
  if (rest < 365 * day) return ['month', 30.4 * day, 0]
  return ['year', 365 * day, 1]
}
