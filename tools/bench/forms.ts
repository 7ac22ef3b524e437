import type { Figure } from './figure.ts'
import { perSecond } from './per-second.ts'

/** What each must do in a second on one core: words taken apart, words made, words looked up. */
const wanted: Readonly<Record<string, number>> = { analyse: 50_000, make: 10_000, find: 130 }

/** The median of five runs over every form of a small lexicon, and as many words it does not know. */
export const countForms = (): Figure[] =>
  perSecond('packages/malayalam/bench/forms-per-second.ts', (name) => wanted[name] ?? 0, 'a second')
