import { keyOf } from '../compare.ts'
import { analyse } from '../forms/analyse.ts'
import type { WordEntry } from '../forms/entry.ts'
import { isMalayalam } from '../words.ts'
import { frameAgrees, isOneEdit } from './edits.ts'
import { countEndings } from './ending-keys.ts'
import type { FindIndex } from './find-index.ts'
import { foldText } from './find-index.ts'
import { foldLatin } from './fold.ts'

/** How well an entry answers, the lower the better; an entry's use then parts equals. */
const cost = {
  exact: 0,
  form: 2,
  prefix: 3,
  slip: 3.5,
  senseWord: 4,
  edit: 5,
  sensePrefix: 6,
  near: 7,
} as const
const perEnding = 0.4
const perUse = 0.5
const perLetter = 0.25
const perGuess = 0.1

/** Fewer letters than these have too many neighbours to be forgiven one. */
const shortestForgiven = 4
const shortestSlip = 3

type Costs<E> = Map<E, number>

/**
 * The entries somebody may mean who types this: Malayalam in any form, Latin letters as people type them (vellam, sugamano,
 * veḷḷam), or English. Likeliest first. Several words that are no phrase together are looked up one by one, and the best of each come first.
 */
export function find<E extends WordEntry>(query: string, index: FindIndex<E>, most = 20): E[] {
  const text = keyOf(query).replace(/[?.!,]/gu, '')
  if (text === '') return []
  const whole = search(text, index)
  const words = text.split(' ')
  if (words.length === 1) return best(whole).slice(0, most)
  const lists = [best(whole), ...words.map((word) => best(search(word, index)))]
  return [...new Set(inTurn(lists))].slice(0, most)
}

function search<E extends WordEntry>(text: string, index: FindIndex<E>): Costs<E> {
  const found: Costs<E> = new Map()
  if (isMalayalam(text)) searchMalayalam(text, index, found)
  else {
    searchEnglish(text, index, found)
    for (const [at, key] of foldLatin(text).entries()) searchKey(key, index, found, at * perGuess)
  }
  return found
}

function searchMalayalam<E extends WordEntry>(text: string, index: FindIndex<E>, found: Costs<E>): void {
  for (const entry of index.lexicon.entries(text)) add(found, entry, cost.exact)
  for (const { entry, endings } of analyse(text, index.lexicon))
    add(found, entry, cost.exact + perEnding * endings.length)
  for (const entry of index.lexicon.all())
    if (entry.word.startsWith(text))
      add(found, entry, cost.form + perLetter * (entry.word.length - text.length))
  searchKey(foldText(text), index, found, 1)
}

function searchKey<E extends WordEntry>(
  key: string,
  index: FindIndex<E>,
  found: Costs<E>,
  more: number,
): void {
  for (const entry of index.byKey.get(key) ?? []) add(found, entry, cost.exact + more)
  for (const { key: other, entry } of index.words) {
    if (other.startsWith(key)) add(found, entry, cost.prefix + more + perLetter * (other.length - key.length))
    else if (key.length >= shortestSlip && isOneEdit(key, other)) {
      if (frameAgrees(key, other)) add(found, entry, cost.slip + more)
      else if (key.length >= shortestForgiven) add(found, entry, cost.edit + more)
    }
  }
  for (let length = key.length; length > 1; length--)
    for (const { entry, of } of index.byStem.get(key.slice(0, length)) ?? []) {
      const count = countEndings(key.slice(length), of, key.charAt(length - 1))
      if (count < Number.POSITIVE_INFINITY)
        add(found, entry, cost.form + more + perEnding * count + perGuess * (key.length - length))
      else if (length >= shortestForgiven) add(found, entry, cost.near + more)
    }
}

/** Endings as they are written after an English word: busil, officeinte. */
const afterEnglish = /(?:y?il(?:ekku|e)?|y?inte|y?ude|y?ine|inu|kku|ukal|kal|y?um|y?aanu|y?anu)$/u

function searchEnglish<E extends WordEntry>(text: string, index: FindIndex<E>, found: Costs<E>): void {
  const wanted = text.replace(/^to /u, '')
  const loan = wanted.replace(afterEnglish, '')
  for (const { text: sense, words, entry } of index.senses) {
    if (sense === wanted) add(found, entry, cost.exact)
    else if (words.includes(wanted)) add(found, entry, cost.senseWord)
    else if (wanted.length > 2 && sense.startsWith(wanted)) add(found, entry, cost.sensePrefix)
    else if (loan !== wanted && loan.length > 2 && (sense === loan || sense === `${loan}e`))
      add(found, entry, cost.form)
  }
}

function add<E extends WordEntry>(found: Costs<E>, entry: E, price: number): void {
  found.set(entry, Math.min(found.get(entry) ?? Number.POSITIVE_INFINITY, price + perUse * (entry.use - 1)))
}

const best = <E>(found: Costs<E>): E[] =>
  [...found].sort(([, one], [, other]) => one - other).map(([entry]) => entry)

/** The first of each list, then the second of each, and so on. */
function inTurn<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(...lists.map(({ length }) => length))
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat()
}
