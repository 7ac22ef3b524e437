/** A whole number that looks like chance and is always the same for a text (FNV-1a). */
export function hashOf(text: string): number {
  let sum = 0x811c9dc5
  for (const letter of text) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return sum >>> 0
}
