import type { SavedWord } from '../vocabulary/saved-word.ts'
import type { EnglishEntry } from './english-entry.ts'

/** The most meanings that a card shows. */
const mostMeanings = 3

/** What an English word means, as its card says it: the likeliest meanings in Malayalam. */
export const meaningIn = ({ senses }: EnglishEntry): string =>
  [...new Set(senses.map(({ malayalam }) => malayalam))].slice(0, mostMeanings).join(', ')

/** What is saved of an English word. */
export const savedOf = (entry: EnglishEntry): SavedWord => ({
  word: entry.word,
  meaning: meaningIn(entry),
  pronunciation: entry.said ?? '',
})
