import { useStore } from 'zustand'
import { persistedStore } from './persisted-store.ts'

/** How Malayalam is spelt beside its own script, everywhere in the app. */
export const romanisations = ['easy', 'precise', 'ipa', 'none'] as const
export type Romanisation = (typeof romanisations)[number]

export const themes = ['system', 'light', 'dark'] as const
type Theme = (typeof themes)[number]

export type Preferences = { romanisation: Romanisation; theme: Theme; muted: boolean; slow: boolean }

/** The name under which the inline script in the page's head finds the theme before anything is painted. */
export const preferencesName = 'preferences'

export const preferencesStore = persistedStore<Preferences>(preferencesName, (stored) => {
  const found: Partial<Record<keyof Preferences, unknown>> =
    stored && typeof stored === 'object' ? stored : {}
  return {
    romanisation: romanisations.find((known) => known === found.romanisation) ?? 'easy',
    theme: themes.find((known) => known === found.theme) ?? 'system',
    muted: found.muted === true,
    slow: found.slow === true,
  }
})

export function usePreferences(): Preferences {
  return useStore(preferencesStore)
}

export function prefer(wanted: Partial<Preferences>) {
  preferencesStore.setState(wanted)
}
