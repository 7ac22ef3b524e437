/** The size of a word that an exercise asks about: a long form fits on a small phone. */
export const wordSize = (text: string) => (text.length <= 14 ? 'text-4xl' : 'text-2xl')

/** The same where there is room for a letter in its beauty. */
export const scriptSize = (text: string) => (text.length <= 3 ? 'text-7xl' : wordSize(text))
