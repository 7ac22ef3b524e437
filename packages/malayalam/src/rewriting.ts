/**
 * A rule that rewrites a word: letters that the word must have, what is found, and what takes its place. Looking
 * for the letters first is many times faster than the pattern, which most words do not match.
 */
export type Rewriting = readonly [letters: string, found: RegExp, now: string]

/** The word as the rule rewrites it; the same word if the rule does not apply. */
export const rewritten = (word: string, [letters, found, now]: Rewriting): string =>
  word.includes(letters) ? word.replace(found, now) : word
