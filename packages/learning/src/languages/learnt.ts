/**
 * What one learns here. Each language learnt has a user level, results, saved words and practice of its own
 * (decisions/046).
 */
export const learntLanguages = ['malayalam', 'english'] as const

export type LearntLanguage = (typeof learntLanguages)[number]

/** What a learner learns who has chosen nothing, and what every device and file of before was about. */
export const usualLearnt = 'malayalam' as const satisfies LearntLanguage

/** Reads a stored choice, with the usual one where there is none that is known. */
export const readLearnt = (stored: unknown): LearntLanguage =>
  learntLanguages.find((known) => known === stored) ?? usualLearnt
