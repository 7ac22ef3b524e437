/** The languages of the interface. What is taught is Malayalam in both. */
export const languages = ['en', 'ml'] as const
export type Language = (typeof languages)[number]

/** The name under which the device keeps the language that was chosen in the settings. */
export const languageName = 'language'
