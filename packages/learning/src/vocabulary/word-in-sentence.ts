import { englishPieces, isSameWord, plainKey } from '@app/english'
import { graphemes, isMalayalam, keyOf } from '@app/malayalam'
import { textPieces } from './text-pieces.ts'

/** A part of a sentence. `marked`: it is the word that the sentence was saved for. */
export type MarkedPiece = { text: string; marked: boolean }

/** A form of a word has at least this share of its letters. */
const share = 0.5

/**
 * Marks the word in its sentence: the word itself, otherwise the form that begins most like it, because
 * Malayalam words change at their ends (വീട്, വീട്ടിൽ). If no form is alike, nothing is marked.
 */
export function wordInSentence(sentence: string, word: string): MarkedPiece[] {
  if (!isMalayalam(word)) return englishInSentence(sentence, plainKey(word))
  const pieces = textPieces(sentence)
  const wanted = graphemes(keyOf(word))
  const likeness = pieces.map(({ text, isWord }) => (isWord ? alike(graphemes(keyOf(text)), wanted) : 0))
  const best = Math.max(0, ...likeness)
  const place = best >= wanted.length * share && best > 0 ? likeness.indexOf(best) : -1
  return pieces.map(({ text }, at) => ({ text, marked: at === place }))
}

/** Marks the English word, in any of its forms, or the first word of a phrase. */
function englishInSentence(sentence: string, word: string): MarkedPiece[] {
  const [first = ''] = word.split(' ')
  const pieces = englishPieces(sentence)
  const place = pieces.findIndex(({ text, isWord }) => isWord && isSameWord(plainKey(text), first))
  return pieces.map(({ text }, at) => ({ text, marked: at === place }))
}

/**
 * The number of letters that two words share from their beginning. The whole word counts more than any part.
 */
function alike(one: readonly string[], other: readonly string[]): number {
  const differs = other.findIndex((letter, place) => letter !== one[place])
  if (differs < 0) return other.length + (one.length === other.length ? 1 : 0)
  // A conjunct at the joint begins with the last letter of the word: വീട് and വീട്ടിൽ.
  const begins = other[differs]?.replace(/[്\u0d3e-\u0d4c]+$/u, '')
  return differs + (begins && one[differs]?.startsWith(begins) ? 0.5 : 0)
}
