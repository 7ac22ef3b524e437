import { type I18n, type Messages, setupI18n } from '@lingui/core'
import { startTransition } from 'react'
import type { Language } from './languages.ts'

/** Each language's messages, as they come: those that pages need anywhere with the language's layout, an area's with its pages. */
const all: Record<Language, I18n> = {
  en: setupI18n({ locale: 'en', messages: { en: {} } }),
  ml: setupI18n({ locale: 'ml', messages: { ml: {} } }),
}

/** Adds messages to those of their language, and answers them all. What stands already says the same: it is drawn anew when there is time. */
export function addMessages(language: Language, messages: Messages): I18n {
  startTransition(() => all[language].load(language, messages))
  return all[language]
}
