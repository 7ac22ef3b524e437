import type { Language } from '@app/learning/languages'

const day = 86_400_000

/** How long ago a day (yyyy-mm-dd) was, as text: 5 days ago. Undefined if the day is still to come. */
export function timeAgo(date: string, now: number, language: Language): string | undefined {
  const days = Math.floor((now - Date.parse(date)) / day)
  if (!(days >= 0)) return undefined
  const ago = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  if (days < 14) return ago.format(-days, 'day')
  if (days < 60) return ago.format(-Math.floor(days / 7), 'week')
  if (days < 730) return ago.format(-Math.floor(days / 30.5), 'month')
  return ago.format(-Math.floor(days / 365.25), 'year')
}
