import type { ComponentType } from 'react'
import { placeOf } from '../../addresses/paths.ts'
import type { Language } from '../../i18n/languages.ts'
import { addFrom } from '../../i18n/load-messages.ts'
import type { ExplainedWordProps } from './explained-word.tsx'

const messages = {
  en: () => import('../../locales/en/words.po'),
  ml: () => import('../../locales/ml/words.po'),
}

const loaded = new Map<Language, ComponentType<ExplainedWordProps>>()

/** What explains words, with its messages: fetched when the first word can be asked about, as it weighs much. */
export async function loadExplainedWord(): Promise<ComponentType<ExplainedWordProps>> {
  const { language } = placeOf(location.pathname)
  const [{ ExplainedWord }] = await Promise.all([import('./explained-word.tsx'), addFrom(messages)])
  loaded.set(language, ExplainedWord)
  return ExplainedWord
}

/** The same where it is here already: a tap is then answered in the same breath. */
export const loadedExplainedWord = (language: Language) => loaded.get(language)
