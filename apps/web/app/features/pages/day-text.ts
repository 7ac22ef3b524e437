import { type Language, languageOf } from '@app/learning/languages'

/** A day (yyyy-mm-dd) as text: 20 November 2026. */
export const dayText = (date: string, language: Language) =>
  new Intl.DateTimeFormat(languageOf(language).locale, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(date))
