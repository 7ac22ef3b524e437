/** The most letters in a note. */
export const mostNoteLetters = 500

/** The longest note in UTF-16 code units: a syllable of Malayalam is one letter with up to three signs. */
export const longestNote = 4 * mostNoteLetters

/** The longest shown text that is sent, in UTF-16 code units. */
export const longestShown = 600

/**
 * The number of letters in a text, without vowel signs and other marks. Device and server count by the same rule;
 * a count of graphemes would depend on the version of the browser.
 */
export const countLetters = (text: string): number => [...text.replace(/[\p{M}\u200C\u200D]/gu, '')].length
