/** A part of a text: a word, or the text between two words. */
type Piece = { text: string; isWord: boolean }

/** An English word: letters, and apostrophes and hyphens inside it. */
const englishWord = /\p{Script=Latin}+(?:['’-]\p{Script=Latin}+)*/gu

/** Splits a text into its English words and the text between them. Joined, the pieces are the text. */
export function englishPieces(text: string): Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const { 0: word, index } of text.matchAll(englishWord)) {
    if (index > end) pieces.push({ text: text.slice(end, index), isWord: false })
    pieces.push({ text: word, isWord: true })
    end = index + word.length
  }
  if (end < text.length) pieces.push({ text: text.slice(end), isWord: false })
  return pieces
}

/** The English words of a text, in order and as they are written. */
export const wordsOfEnglish = (text: string): string[] => text.match(englishWord) ?? []

/** The key of an English word or phrase: the same for its capitals and for both kinds of apostrophe. */
export const plainKey = (text: string): string => text.replaceAll('’', "'").toLowerCase()
