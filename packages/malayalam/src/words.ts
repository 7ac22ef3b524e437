/** Invisible marks of web pages stand inside words: soft hyphens, joiners, marks of direction. */
const letter =
  '(?:[\\u0D00-\\u0D65\\u0D70-\\u0D7F\\u00AD\\u200B\\u200E\\u200F\\u2060\\uFEFF]|\\u200C|\\u200D)'
const malayalamWord = new RegExp(`[\\u0D00-\\u0D65\\u0D7A-\\u0D7F]${letter}*`, 'gu')

/** From the first Malayalam letter to the last one before a letter of another script. */
const malayalamRun = /[\u0D00-\u0D7F](?:[^\p{L}]*[\u0D00-\u0D7F](?:\u200C|\u200D)*)*/gu

/** The Malayalam words of a text, in order and as they are written. */
export function words(text: string): string[] {
  return text.match(malayalamWord) ?? []
}

export type Run = { text: string; malayalam: boolean }

/**
 * Splits a text with both languages into runs of one language. Joined, the runs are the text. A Malayalam run
 * includes the spaces and marks between its words; those at its ends belong to its neighbours.
 */
export function runs(text: string): Run[] {
  const found: Run[] = []
  let end = 0
  for (const match of text.matchAll(malayalamRun)) {
    if (match.index > end) found.push({ text: text.slice(end, match.index), malayalam: false })
    found.push({ text: match[0], malayalam: true })
    end = match.index + match[0].length
  }
  if (end < text.length) found.push({ text: text.slice(end), malayalam: false })
  return found
}
