import * as v from 'valibot'

/** A text that every database can store: not empty, without control characters and broken characters. */
export const boundedText = (longest: number) =>
  v.pipe(v.string(), v.nonEmpty(), v.maxLength(longest), v.regex(/^[^\p{Cc}\p{Cs}]*$/u))
