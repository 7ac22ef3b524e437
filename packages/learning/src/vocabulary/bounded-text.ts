import * as v from 'valibot'

/** A text that any database keeps: not empty, no control characters, no halves of characters. */
export const boundedText = (longest: number) =>
  v.pipe(v.string(), v.nonEmpty(), v.maxLength(longest), v.regex(/^[^\p{Cc}\p{Cs}]*$/u))
