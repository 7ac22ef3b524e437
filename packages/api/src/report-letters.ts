/** Letters of a note in a report, at most. */
export const mostNoteLetters = 500

/** What a note may come to with the signs of its letters: a syllable of Malayalam is one letter and up to three of them. */
export const longestNote = 4 * mostNoteLetters

/** What was shown, as far as it travels: UTF-16 code units. */
export const longestShown = 600

/**
 * How many letters a text has, signs above and below them not counted. Device and server count by the same rule; graphemes
 * would depend on how new the browser is.
 */
export const countLetters = (text: string): number => [...text.replace(/[\p{M}\u200C\u200D]/gu, '')].length
