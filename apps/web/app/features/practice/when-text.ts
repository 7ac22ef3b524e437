import { startOfDay } from '../../device/log/start-of-day.ts'

/** On which of the learner's days something comes back, seen from now: tomorrow, in 4 days. */
export function whenText(at: number, now: number, locale: string): string {
  const days = Math.round((startOfDay(at) - startOfDay(now)) / 86_400_000)
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(Math.max(0, days), 'day')
}
