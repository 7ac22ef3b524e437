import type { SentencePiece } from '../course/content.ts'
import { idOfKind } from '../practice/item.ts'

/** How a running word of a text stands to a reader. A word without an entry in the lexicon is unread. */
export type TextWord = {
  text: string
  standing: 'known' | 'name' | 'new' | 'unread'
  /** The entries of a new word that the reader does not know: of two words in one, one or both. */
  missing: readonly string[]
}

/** Which entries a reader knows, and which are names. */
export type Reader = { knows: (entry: string) => boolean; isName: (entry: string) => boolean }

export function wordsOfText(
  pieces: readonly SentencePiece[],
  { knows, isName }: Reader,
): readonly TextWord[] {
  return pieces.map(({ text, items }): TextWord => {
    const entries = items.flatMap((item) => idOfKind(item, 'word') ?? [])
    if (entries.length === 0) return { text, standing: 'unread', missing: [] }
    const unknown = entries.filter((entry) => !knows(entry))
    const missing = unknown.filter((entry) => !isName(entry))
    if (missing.length > 0) return { text, standing: 'new', missing }
    return { text, standing: unknown.length > 0 ? 'name' : 'known', missing: [] }
  })
}

/** The share of running words that are known or names, from 0 to 1. Of an empty text, all. */
export function knownShare(words: readonly TextWord[]): number {
  const known = words.filter(({ standing }) => standing === 'known' || standing === 'name')
  return words.length === 0 ? 1 : known.length / words.length
}

/** The entries that the reader does not know, each with the words of the text that need it. Most needed first. */
export function missingEntries(
  words: readonly TextWord[],
): readonly { entry: string; texts: readonly string[] }[] {
  const needed = new Map<string, string[]>()
  for (const { text, missing } of words)
    for (const entry of new Set(missing)) needed.set(entry, [...(needed.get(entry) ?? []), text])
  return [...needed]
    .map(([entry, texts]) => ({ entry, texts }))
    .toSorted((one, other) => other.texts.length - one.texts.length)
}
