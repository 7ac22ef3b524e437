import type { LexiconEntry } from '@app/learning/vocabulary'
import { beginnings } from '@app/malayalam/forms'

/**
 * The lexicon by the first letters of words in all their forms: എന്നെ is in the part of എ, and so is the
 * entry ഞാൻ. To explain a word, only its part is loaded.
 */
export function lexiconParts(entries: readonly LexiconEntry[]): ReadonlyMap<string, LexiconEntry[]> {
  const parts = new Map<string, LexiconEntry[]>()
  for (const entry of entries)
    for (const letter of beginnings(entry)) parts.set(letter, [...(parts.get(letter) ?? []), entry])
  return parts
}
