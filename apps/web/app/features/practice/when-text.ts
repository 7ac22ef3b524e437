/** On which day something comes back, seen from now: today, tomorrow, in 4 days. What is overdue comes today. */
export function whenText(at: number, now: number, locale: string): string {
  const days = Math.round((startOfDay(at) - startOfDay(now)) / 86_400_000)
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(Math.max(0, days), 'day')
}

const startOfDay = (at: number) => new Date(at).setHours(0, 0, 0, 0)
