import type { PartOfSpeech, WordEntry } from '../forms/entry.ts'

/** How well an entry answers, the lower the better; an entry's use then parts equals. */
export const cost = {
  exact: 0,
  inflected: 0.2,
  inflectedNoun: 0.3,
  form: 0.2,
  spelling: 0.3,
  noVerb: 0.3,
  script: 1,
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

/** What each more of these adds. */
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

/** What each entry that was found costs. */
export type Costs<E> = Map<E, number>

/** Of two equals, the one that names something is likelier asked for than the one that only joins words: പട്ടി before പറ്റി. */
const joins = new Set<PartOfSpeech>(['postposition', 'conjunction', 'particle'])

export function add<E extends WordEntry>(found: Costs<E>, entry: E, price: number): void {
  const total = price + per.use * (entry.use - 1) + (joins.has(entry.pos) ? per.joining : 0)
  const known = found.get(entry)
  if (known === undefined || total < known) found.set(entry, total)
}

/** Those that cost less than this, likeliest first. */
export const best = <E>(found: Costs<E>, below = Number.POSITIVE_INFINITY): E[] =>
  [...found]
    .filter(([, price]) => price < below)
    .sort(([, one], [, other]) => one - other)
    .map(([entry]) => entry)

/** Whether something was found that is spelt nearly as it was typed. */
export const isSure = <E>(found: Costs<E>): boolean =>
  [...found.values()].some((price) => price < cost.script)

/** Whether something was found that no letter had to be forgiven for. */
export const isAnswered = <E>(found: Costs<E>): boolean =>
  [...found.values()].some((price) => price < cost.slip)
