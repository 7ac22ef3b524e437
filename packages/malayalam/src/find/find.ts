import { keyOf } from '../compare.ts'
import type { WordEntry } from '../forms/entry.ts'
import { isMalayalam } from '../language-of.ts'
import { addHeard, best, Costs, cost, isAnswered, isSure, per } from './costs.ts'
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
  return search(query, index).entries.slice(0, limit)
}

/**
 * The same entries, apart: those that the query means, is a form of or begins, and those that only look or sound like
 * it. If there are none of the first, the word is not in the lexicon.
 */
export function findApart<E extends WordEntry>(
  query: string,
  index: FindIndex<E>,
  limit = 20,
): { found: E[]; alike: E[] } {
  const { entries, meant } = search(query, index)
  const shown = entries.slice(0, limit)
  return {
    found: shown.filter((entry) => meant.has(entry)),
    alike: shown.filter((entry) => !meant.has(entry)),
  }
}

/** Entries, likeliest first, and those of them that do not only look or sound like the query. */
type Results<E> = { entries: readonly E[]; meant: ReadonlySet<E> }

function search<E extends WordEntry>(query: string, index: FindIndex<E>): Results<E> {
  const text = query.length > longestQuery ? '' : withoutMarks(keyOf(query))
  if (text === '') return { entries: [], meant: new Set() }
  const whole = index.language.spelledOut(text)
  const results = searchWords(whole, index)
  if (whole === text) return results
  const asSaid = new Costs<E>()
  searchMeanings(text, false, index, asSaid)
  const first = best(asSaid, cost.senseWord)
  return {
    entries: [...new Set([...first, ...results.entries])],
    meant: new Set([...first, ...results.meant]),
  }
}

function searchWords<E extends WordEntry>(text: string, index: FindIndex<E>): Results<E> {
  const { isOfVerb, isStopWord, bare } = index.language
  const asVerb = isOfVerb(text)
  const contentWords = text.split(' ').filter((word) => !isStopWord(word))
  if (contentWords.length < 2) {
    const only = searchOne(contentWords[0] ?? text, index, asVerb)
    return { entries: best(only), meant: meantIn([only]) }
  }
  const whole = searchOne(bare(text), index, asVerb)
  const each = contentWords.slice(0, mostWords).map((word) => searchOne(word, index))
  const lists = [best(whole, cost.senseWord), ...each.map((one) => best(one))]
  return { entries: [...new Set([...inTurn(lists), ...best(whole)])], meant: meantIn([whole, ...each]) }
}

const meantIn = <E>(all: readonly Costs<E>[]): Set<E> =>
  new Set(all.flatMap((found) => [...found.keys()].filter((entry) => !found.alike.has(entry))))

function searchOne<E extends WordEntry>(text: string, index: FindIndex<E>, asVerb = false): Costs<E> {
  const found = new Costs<E>()
  if (isMalayalam(text)) {
    searchMalayalam(text, index, found)
    return found
  }
  searchMeanings(text, asVerb, index, found)
  // What the query means comes before what only sounds like it: ten is പത്ത് before തേൻ.
  const more = isAnswered(found) ? cost.beside : 0
  const typed = spelling(text)
  const heard = isSure(found) ? new Costs<E>() : found
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
