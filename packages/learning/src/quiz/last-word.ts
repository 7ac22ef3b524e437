/** The last word of a text (q_een has a letter to be found), and the punctuation and spaces after it. */
const ending = /((?:[\p{L}\p{M}\p{N}'’_]|\u200C|\u200D)+)([^\p{L}\p{M}\p{N}]*)$/u

/** Splits a question's text so that its last word can be highlighted. Punctuation is not part of the word. */
export function splitLastWord(text: string): { before: string; word: string; after: string } {
  const found = ending.exec(text)
  if (!found) return { before: text, word: '', after: '' }
  return { before: text.slice(0, found.index), word: found[1] ?? '', after: found[2] ?? '' }
}
