import { createContext } from 'react'

/** Opens the settings of the page. */
export const SettingsContext = createContext<() => void>(() => undefined)
