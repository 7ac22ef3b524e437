import { keyOf } from '../compare.ts'
import type { WordEntry } from '../forms/entry.ts'
import { isMalayalam } from '../words.ts'
import { best, type Costs, cost, isAnswered, isSure, per } from './costs.ts'
import type { FindIndex } from './find-index.ts'
import { foldLatin } from './fold.ts'
import { searchEnglish } from './search-english.ts'
import { searchKey, searchLongE, searchSwapped } from './search-key.ts'
import { searchMalayalam } from './search-malayalam.ts'
import { comparable } from './spelling.ts'

/** Words that mean nothing beside other words. I is not one of them: it is ഞാൻ. */
const stopWords = new Set(['to', 'the', 'a', 'an', 'of'])

/**
 * The entries that a query may mean, likeliest first. The query is Malayalam in any form, Latin letters as
 * people type them (vellam, sugamano, veḷḷam), or English. If several words are not a phrase together, each
 * is looked up, and the best results for each come first.
 */
export function find<E extends WordEntry>(query: string, index: FindIndex<E>, limit = 20): E[] {
  const text = keyOf(query).replace(/[?.!,]/gu, '')
  if (text === '') return []
  const asVerb = /^to (?!(?:the|an?) )/u.test(text)
  const contentWords = text.split(' ').filter((word) => !stopWords.has(word))
  if (contentWords.length < 2) return best(search(contentWords[0] ?? text, index, asVerb)).slice(0, limit)
  const phrase = text.replace(/^(?:(?:to|the|an?) )+/u, '')
  const whole = search(phrase, index, asVerb)
  const lists = [best(whole, cost.senseWord), ...contentWords.map((word) => best(search(word, index)))]
  return [...new Set([...inTurn(lists), ...best(whole)])].slice(0, limit)
}

function search<E extends WordEntry>(text: string, index: FindIndex<E>, asVerb = false): Costs<E> {
  const found: Costs<E> = new Map()
  if (isMalayalam(text)) {
    searchMalayalam(text, index, found)
    return found
  }
  searchEnglish(text, asVerb, index, found)
  const typed = comparable(text)
  for (const [at, key] of foldLatin(text).entries()) searchKey(key, typed, index, found, at * per.guess)
  if (!isSure(found)) searchLongE(text, index, found)
  if (!isAnswered(found)) searchSwapped(text, typed, index, found)
  return found
}

/** The first item of each list, then the second of each, and so on. */
function inTurn<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(...lists.map(({ length }) => length))
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat()
}
