/** The languages of the interface. What is taught is Malayalam in both. */
export const languages = ['en', 'ml'] as const
export type Language = (typeof languages)[number]
