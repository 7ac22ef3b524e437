import { keyOf } from '../compare.ts'
import type { WordEntry } from '../forms/entry.ts'
import { isMalayalam } from '../language-of.ts'
import { addHeard, best, type Costs, cost, isAnswered, isSure, per } from './costs.ts'
import type { FindIndex } from './find-index.ts'
import { foldLatin } from './fold.ts'
import { searchAsSaid, searchKey, searchLongE, searchSwapped } from './search-key.ts'
import { searchMalayalam } from './search-malayalam.ts'
import { searchMeanings } from './search-meanings.ts'
import { spelling } from './spelling.ts'

/** In code units, and in words. A longer text is no query: looking up each of its words would take minutes. */
const longestQuery = 200
const mostWords = 8

/**
 * The entries that a query may mean, likeliest first. The query is Malayalam in any form, Latin letters as
 * people type them (vellam, sugamano, veḷḷam), or the language of its meanings; marks around its words do not matter. If several
 * words are not a phrase together, each is looked up, and the best results for each come first. A query of
 * more than 200 code units finds nothing.
 */
export function find<E extends WordEntry>(query: string, index: FindIndex<E>, limit = 20): E[] {
  if (query.length > longestQuery) return []
  const text = withoutMarks(keyOf(query))
  if (text === '') return []
  const whole = index.language.spelledOut(text)
  if (whole === text) return findWords(text, index, limit)
  const asSaid: Costs<E> = new Map()
  searchMeanings(text, false, index, asSaid)
  return [...new Set([...best(asSaid, cost.senseWord), ...findWords(whole, index, limit)])].slice(0, limit)
}

function findWords<E extends WordEntry>(text: string, index: FindIndex<E>, limit: number): E[] {
  const { isOfVerb, isStopWord, bare } = index.language
  const asVerb = isOfVerb(text)
  const contentWords = text.split(' ').filter((word) => !isStopWord(word))
  if (contentWords.length < 2) return best(search(contentWords[0] ?? text, index, asVerb)).slice(0, limit)
  const phrase = bare(text)
  const whole = search(phrase, index, asVerb)
  const words = contentWords.slice(0, mostWords)
  const lists = [best(whole, cost.senseWord), ...words.map((word) => best(search(word, index)))]
  return [...new Set([...inTurn(lists), ...best(whole)])].slice(0, limit)
}

function search<E extends WordEntry>(text: string, index: FindIndex<E>, asVerb = false): Costs<E> {
  const found: Costs<E> = new Map()
  if (isMalayalam(text)) {
    searchMalayalam(text, index, found)
    return found
  }
  searchMeanings(text, asVerb, index, found)
  // What the query means comes before what only sounds like it: ten is പത്ത് before തേൻ.
  const more = isAnswered(found) ? cost.beside : 0
  const typed = spelling(text)
  const heard: Costs<E> = isSure(found) ? new Map() : found
  for (const [at, key] of foldLatin(text).entries())
    searchKey(key, typed, index, heard, more + at * per.guess)
  if (heard !== found) addHeard(found, heard)
  if (!isSure(found)) searchLongE(text, index, found)
  if (!isSure(found)) searchAsSaid(text, index, found)
  if (!isAnswered(found)) searchSwapped(text, typed, index, found)
  return found
}

/** A query without the marks around its words: “rain”, (rain), rain: … Those inside stay: don't, bus-stop. */
const withoutMarks = (query: string) =>
  query
    .replace(/[^\p{L}\p{M}\p{N}'-]+/gu, ' ')
    .replace(/(?<![\p{L}\p{M}\p{N}])['-]+|['-]+(?![\p{L}\p{M}\p{N}])/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()

/** The first item of each list, then the second of each, and so on. */
function inTurn<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(...lists.map(({ length }) => length))
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat()
}
