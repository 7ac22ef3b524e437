import { type Romanisation, romanisations, type Theme, themes } from '@app/learning/offline'
import { useStore } from 'zustand'
import { deviceKeys } from './keys.ts'
import { persistedStore } from './persisted-store.ts'

export { type Romanisation, romanisations, themes }

export type Preferences = { romanisation: Romanisation; theme: Theme; muted: boolean; slow: boolean }

export const preferencesStore = persistedStore<Preferences>(deviceKeys.preferences, (stored) => {
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

/** The inline script in the head does the same for the next page. */
export function paintTheme(theme: Theme) {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}
