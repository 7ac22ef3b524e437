import type { LayoutName } from '@app/malayalam/keyboard'

/** The romanisation that the app shows beside the Malayalam script. */
export const romanisations = ['easy', 'precise', 'ipa', 'none'] as const
export type Romanisation = (typeof romanisations)[number]

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

export const textSizes = ['normal', 'larger', 'largest'] as const
export type TextSize = (typeof textSizes)[number]

/** What Malayalam is typed with: a layout on the screen, the first by sound, or the device's own keyboard. */
export const malayalamKeyboards = ['phonetic', 'inscript', 'own'] as const satisfies readonly (
  | LayoutName
  | 'own'
)[]
export type MalayalamKeyboard = (typeof malayalamKeyboards)[number]
