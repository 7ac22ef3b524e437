import type { LexiconEntry } from '@app/learning/vocabulary'
import { beginnings } from '@app/malayalam/forms'

/**
 * The lexicon by the letters that words begin with, in any of their forms: എന്നെ is found where words begin with എ, and so is the
 * entry ഞാൻ. To explain a word, its part is all that is fetched.
 */
export function lexiconParts(entries: readonly LexiconEntry[]): ReadonlyMap<string, LexiconEntry[]> {
  const parts = new Map<string, LexiconEntry[]>()
  for (const entry of entries)
    for (const letter of beginnings(entry)) parts.set(letter, [...(parts.get(letter) ?? []), entry])
  return parts
}
