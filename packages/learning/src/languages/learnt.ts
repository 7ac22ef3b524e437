/**
 * What one learns here. Each language learnt has a user level, results, saved words and practice of its own
 * (decisions/046).
 */
export const targetLanguages = ['malayalam', 'english'] as const

export type TargetLanguage = (typeof targetLanguages)[number]

/** What a learner learns who has chosen nothing, and what every device and file of before was about. */
export const defaultTargetLanguage = 'malayalam' as const satisfies TargetLanguage

/** Reads a stored choice, with the usual one where there is none that is known. */
export const readTargetLanguage = (stored: unknown): TargetLanguage =>
  targetLanguages.find((known) => known === stored) ?? defaultTargetLanguage
