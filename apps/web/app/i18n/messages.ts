import { type Language, languageCodes } from '@app/learning/languages'
import { type I18n, type Messages, setupI18n } from '@lingui/core'
import { startTransition } from 'react'
import { placeOf } from '../addresses/paths.ts'

/** The catalogues of a language. Every page has `site`; a page that needs another one names it in its `handle`. */
export type Catalogue = 'site' | 'learn' | 'practice' | 'more'

const catalogues = import.meta.glob<{ messages: Messages }>('../locales/*/*.po')

const all = Object.fromEntries(
  languageCodes.map((locale) => [locale, setupI18n({ locale, messages: { [locale]: {} } })]),
) as Record<Language, I18n>

const loading = new Map<string, Promise<void>>()
const loaded = new Set<string>()
const failed = new Set<string>()

/** The messages of a language that have been loaded so far. */
export const loadedMessages = (language: Language): I18n => all[language]

/** Loads a catalogue. The promise stays the same, so that a component can `use` it. */
export function messagesOf(language: Language, catalogue: Catalogue): Promise<void> {
  const path = sourceOf(language, catalogue)
  const known = loading.get(path)
  if (known) return known
  const promise = load(language, path)
  loading.set(path, promise)
  promise.catch(() => failed.add(path))
  return promise
}

export const hasMessages = (language: Language, catalogue: Catalogue) =>
  loaded.has(sourceOf(language, catalogue))

/** Whether a catalogue was asked for and did not arrive. */
export const lacksMessages = (language: Language, catalogue: Catalogue) =>
  failed.has(sourceOf(language, catalogue))

/**
 * Loads a catalogue in the page's language, for a part of the page that is loaded when it is wanted. One that did not arrive is asked
 * for again.
 */
export function loadMessages(catalogue: Catalogue): Promise<void> {
  const { language } = placeOf(location.pathname)
  const path = sourceOf(language, catalogue)
  if (failed.delete(path)) loading.delete(path)
  return messagesOf(language, catalogue)
}

/** A catalogue's file, as seen from this one. */
const sourceOf = (language: Language, catalogue: Catalogue) => `../locales/${language}/${catalogue}.po`

async function load(language: Language, path: string) {
  try {
    const catalogue = await catalogues[path]?.()
    if (!catalogue) throw new Error(`There are no messages ${path}.`)
    // What stands on the page says the same with more messages: it is drawn again when there is time.
    startTransition(() => all[language].load(language, catalogue.messages))
    loaded.add(path)
  } catch (error) {
    // Without any words there is nothing better to show than the prerendered page.
    if (loaded.size === 0) await new Promise(() => {})
    throw error
  }
}
