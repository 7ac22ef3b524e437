import { graphemes, keyOf } from '@app/malayalam'
import { textPieces } from './text-pieces.ts'

/** A stretch of a sentence; `marked`: the word that the sentence was kept for. */
export type MarkedPiece = { text: string; marked: boolean }

/** Letters of a word that one of its forms has at least: half of them. */
const share = 0.5

/**
 * A sentence with its word marked: the word as it stands, else the form that begins most like it, since words change at their ends
 * (വീട്, വീട്ടിൽ). Where none does, nothing is marked.
 */
export function wordInSentence(sentence: string, word: string): MarkedPiece[] {
  const pieces = textPieces(sentence)
  const wanted = graphemes(keyOf(word))
  const likeness = pieces.map(({ text, isWord }) => (isWord ? alike(graphemes(keyOf(text)), wanted) : 0))
  const most = Math.max(0, ...likeness)
  const place = most >= wanted.length * share && most > 0 ? likeness.indexOf(most) : -1
  return pieces.map(({ text }, at) => ({ text, marked: at === place }))
}

/** How many letters two words have in common from their beginning; a whole word more than any part of one. */
function alike(one: readonly string[], other: readonly string[]): number {
  const differs = other.findIndex((letter, place) => letter !== one[place])
  if (differs < 0) return other.length + (one.length === other.length ? 1 : 0)
  // A conjunct at the joint begins with the letter that the word ends in: വീട് and വീട്ടിൽ.
  const begins = other[differs]?.replace(/[്\u0d3e-\u0d4c]+$/u, '')
  return differs + (begins && one[differs]?.startsWith(begins) ? 0.5 : 0)
}
