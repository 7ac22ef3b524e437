import type { Language } from '../../i18n/languages.ts'

/** A day (yyyy-mm-dd) as text: 20 November 2026. */
export const dayText = (date: string, language: Language) =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(date))
