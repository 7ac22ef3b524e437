/** How Malayalam is spelt beside its own script, everywhere in the app. */
export const romanisations = ['easy', 'precise', 'ipa', 'none'] as const
export type Romanisation = (typeof romanisations)[number]

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]
