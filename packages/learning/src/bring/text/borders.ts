const border = /(?<=[\u0D00-\u0D7F])[\u200B\u2060\uFEFF]+(?=[\u0D00-\u0D7F])/gu
const anyBorder = /[\u200B\u2060\uFEFF]/u
const word = /[\u0D00-\u0D7F\u200B-\u200D\u2060\uFEFF]+/gu

/** Words of Malayalam have more letters than this in the middle. */
const shortWord = 4

/**
 * An invisible mark between two letters of Malayalam is a space where it parts words, and nothing where a page may
 * break a word: then its pieces are too short to be words.
 */
export function withBorders(text: string): string {
  if (!anyBorder.test(text)) return text
  const pieces = (text.match(word) ?? [])
    .filter((one) => anyBorder.test(one))
    .flatMap((one) => one.split(/[\u200B\u2060\uFEFF]+/u))
    .map((piece) => piece.length)
    .toSorted((one, other) => one - other)
  const middle = pieces[Math.floor(pieces.length / 2)] ?? 0
  return text.replace(border, middle >= shortWord || pieces.length <= 4 ? ' ' : '')
}
