const hour = 3_600_000
const day = 24 * hour

/** When something comes back, from now: in 3 hours, tomorrow, in 4 days. */
export function whenText(at: number, now: number, locale: string): string {
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  const rest = Math.max(0, at - now)
  if (rest < hour) return format.format(Math.max(1, Math.round(rest / 60_000)), 'minute')
  if (rest < day) return format.format(Math.round(rest / hour), 'hour')
  return format.format(Math.round(rest / day), 'day')
}
