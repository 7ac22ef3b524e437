import { words } from '@app/malayalam'

/** A part of a text: a Malayalam word, or the text between two such words. */
export type TextPiece = { text: string; isWord: boolean }

/** Splits a text into its Malayalam words and the text between them. Joined, the pieces are the text. */
export function textPieces(text: string): TextPiece[] {
  const pieces: TextPiece[] = []
  let end = 0
  for (const word of words(text)) {
    const at = text.indexOf(word, end)
    if (at > end) pieces.push({ text: text.slice(end, at), isWord: false })
    pieces.push({ text: word, isWord: true })
    end = at + word.length
  }
  if (end < text.length) pieces.push({ text: text.slice(end), isWord: false })
  return pieces
}
