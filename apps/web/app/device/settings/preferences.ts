import {
  type Romanisation,
  romanisations,
  type TextSize,
  type Theme,
  textSizes,
  themes,
} from '@app/learning/offline'
import { useStore } from 'zustand'
import { deviceKeys } from '../storage/keys.ts'
import { persistedStore } from '../storage/persisted-store.ts'

export { type Romanisation, romanisations, textSizes, themes }

export type Preferences = {
  romanisation: Romanisation
  theme: Theme
  textSize: TextSize
  muted: boolean
  slow: boolean
}

/** Reads what the device kept, with the usual choice where it kept none that is known. */
export function readPreferences(stored: unknown): Preferences {
  const found: Partial<Record<keyof Preferences, unknown>> =
    stored && typeof stored === 'object' ? stored : {}
  return {
    romanisation: romanisations.find((known) => known === found.romanisation) ?? 'easy',
    theme: themes.find((known) => known === found.theme) ?? 'system',
    textSize: textSizes.find((known) => known === found.textSize) ?? 'normal',
    muted: found.muted === true,
    slow: found.slow === true,
  }
}

export const preferencesStore = persistedStore(deviceKeys.preferences, readPreferences)

export function usePreferences(): Preferences {
  return useStore(preferencesStore)
}

export function prefer(wanted: Partial<Preferences>) {
  preferencesStore.setState(wanted)
}

/** What the style sheet reads. The inline script in the head does the same for the next page. */
export function paintPreferences({ theme, romanisation, textSize }: Preferences) {
  const { dataset } = document.documentElement
  dataset.latin = romanisation
  dataset.size = textSize
  if (theme === 'system') delete dataset.theme
  else dataset.theme = theme
}
