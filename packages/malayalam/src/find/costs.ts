import type { PartOfSpeech, WordEntry } from '../forms/entry.ts'

/**
 * How well an entry matches the query: the lower, the better. The entry's `use` decides between equal ones.
 */
export const cost = {
  exact: 0,
  inflected: 0.2,
  inflectedNoun: 0.3,
  form: 0.2,
  spelling: 0.3,
  noVerb: 0.3,
  script: 1,
  beside: 1,
  longE: 1.5,
  loan: 2,
  start: 2,
  slip: 2.5,
  prefix: 3,
  senseWord: 4,
  edit: 4.5,
  sensePrefix: 6,
  near: 7,
} as const

/** The cost that each further one of these adds. */
export const per = {
  ending: 0.4,
  use: 0.4,
  letter: 0.25,
  unlike: 0.15,
  guess: 0.1,
  sense: 0.3,
  synonym: 0.1,
  joining: 0.05,
} as const

/** The cost of each entry found. `alike`: those that only look or sound like the query. */
export class Costs<E> extends Map<E, number> {
  readonly alike = new Set<E>()
}

/**
 * Of two equal matches, a word that names something is more likely than one that only joins words: പട്ടി
 * before പറ്റി.
 */
const joins = new Set<PartOfSpeech>(['postposition', 'conjunction', 'particle'])

export function add<E extends WordEntry>(found: Costs<E>, entry: E, price: number): void {
  put(found, entry, totalOf(entry, price))
  found.alike.delete(entry)
}

/** Adds an entry that only looks or sounds like the query, unless it is what the query means. */
export function addAlike<E extends WordEntry>(found: Costs<E>, entry: E, price: number): void {
  const isNew = !found.has(entry)
  put(found, entry, totalOf(entry, price))
  if (isNew) found.alike.add(entry)
}

/** Adds what sounds like the query, which is not what it says. */
export function addAllAlike<E>(found: Costs<E>, heard: Costs<E>): void {
  for (const [entry, total] of heard) {
    if (!found.has(entry)) found.alike.add(entry)
    put(found, entry, total)
  }
}

const totalOf = (entry: WordEntry, price: number) =>
  price + per.use * (entry.use - 1) + (joins.has(entry.pos) ? per.joining : 0)

function put<E>(found: Costs<E>, entry: E, total: number): void {
  const known = found.get(entry)
  if (known === undefined || total < known) found.set(entry, total)
}

/**
 * Adds what sounds like a query that also means something in English. Unless it is spelt as it was typed, but for
 * a length, it costs as much more as the words of a meaning: റൺ comes after മഴക്കാറ് for rain.
 */
export function addHeard<E extends WordEntry>(found: Costs<E>, heard: Costs<E>): void {
  for (const [entry, price] of heard) {
    const apart = price - per.use * (entry.use - 1) - cost.beside
    const total = price + (apart > per.unlike ? cost.senseWord : 0)
    if (!heard.alike.has(entry)) found.alike.delete(entry)
    else if (!found.has(entry)) found.alike.add(entry)
    put(found, entry, total)
  }
}

/** The entries that cost less than `below`, likeliest first. */
export const best = <E>(found: Costs<E>, below = Number.POSITIVE_INFINITY): E[] =>
  [...found]
    .filter(([, price]) => price < below)
    .sort(([, one], [, other]) => one - other)
    .map(([entry]) => entry)

/** Whether an entry was found whose spelling is nearly the typed one. */
export const isSure = <E>(found: Costs<E>): boolean =>
  [...found.values()].some((price) => price < cost.script)

/** Whether an entry was found without correcting a letter. */
export const isAnswered = <E>(found: Costs<E>): boolean =>
  [...found.values()].some((price) => price < cost.slip)
