import type { WordEntry } from '../forms/entry.ts'
import type { Lexicon } from '../forms/lexicon.ts'
import { wholeWord } from '../forms/slots.ts'
import { foldMalayalam } from './fold.ts'

/** A lexicon made ready for `find`. */
export type FindIndex<E extends WordEntry> = {
  lexicon: Lexicon<E>
  /** The folded dictionary forms, with the spellings beside them. */
  words: readonly { key: string; entry: E }[]
  byKey: ReadonlyMap<string, readonly E[]>
  /** Folded stems, for words with endings. */
  byStem: ReadonlyMap<string, readonly FoundStem<E>[]>
  senses: readonly Sense<E>[]
}

/** An entry with the slots that one of its stems fills. */
export type FoundStem<E> = { entry: E; of: number }

/** A sense in plain words: "to sit, to stay" without its to. */
export type Sense<E> = { text: string; words: readonly string[]; entry: E }

/** Makes the index of a lexicon as it is now; one that has grown needs another. */
export function makeFindIndex<E extends WordEntry>(lexicon: Lexicon<E>): FindIndex<E> {
  const words: { key: string; entry: E }[] = []
  const byKey = new Map<string, E[]>()
  const byStem = new Map<string, FoundStem<E>[]>()
  const senses: Sense<E>[] = []
  for (const entry of lexicon.all()) {
    for (const word of [entry.word, ...(entry.also ?? [])]) {
      const key = foldText(word)
      words.push({ key, entry })
      push(byKey, key, entry)
    }
    for (const sense of entry.means) senses.push({ ...plainSense(sense), entry })
  }
  for (const [text, stems] of lexicon.allStems())
    for (const { entry, of } of stems) for (const key of stemKeys(text, of)) push(byStem, key, { entry, of })
  return { lexicon, words, byKey, byStem, senses }
}

/** A whole word keeps its last a, and may open its ം to വ (മരവും); a stem does neither, and its glide is lost beside an i. */
function stemKeys(text: string, of: number): string[] {
  const keys = new Set<string>()
  if ((of & wholeWord) !== 0) keys.add(foldMalayalam(text))
  if ((of & wholeWord) !== 0 && text.endsWith('ം')) keys.add(foldMalayalam(`${text.slice(0, -1)}വ`, true))
  if ((of & ~wholeWord) !== 0) keys.add(foldMalayalam(text, true))
  if ((of & ~wholeWord) !== 0 && text.endsWith('യ')) keys.add(foldMalayalam(text.slice(0, -1)))
  return [...keys]
}

/** The key of a Malayalam text: that of each word, joined. */
export const foldText = (text: string) =>
  text
    .split(' ')
    .map((word) => foldMalayalam(word))
    .join('')

function plainSense(sense: string) {
  const text = sense
    .toLowerCase()
    .replace(/\(.*?\)/gu, '')
    .replace(/^(?:to|a|an|the) /u, '')
    .trim()
  return { text, words: text.split(/[^a-z]+/u).filter((word) => word !== '') }
}

function push<T>(map: Map<string, T[]>, key: string, value: T) {
  const values = map.get(key)
  if (values) values.push(value)
  else map.set(key, [value])
}
