import type { Agreement, Before, Line, Quality, Sense, Thing } from './frame.ts'

export const noMarks: ReadonlySet<string> = new Set()
export const noValues: ReadonlyMap<string, string> = new Map()

export const lineOf = (sense: Sense, marks: ReadonlySet<string> = noMarks): Line => ({
  ...{ sense, marks, values: noValues },
})

export const nothingBefore: Before = { qualities: [] }

export const isEmpty = ({ which, count, qualities, owner, after, than }: Before) =>
  !which && !count && qualities.length === 0 && !owner && !after && !than

/** Whether nothing but qualities is said of it. */
export const isBareBut = (before: Before) => isEmpty({ ...before, qualities: [] })

/** Whether nothing is said of it but what it is compared with. */
export const isAlone = ({ than: _, ...before }: Before) => isEmpty(before)

export const isPerson = ({ of, pronoun }: Thing) => of === 'person' || pronoun?.of === 'person'

export const isAlive = (thing: Thing) => thing.of === 'animal' || isPerson(thing)

export const isAsking = ({ pronoun, which, owner }: Thing): boolean =>
  pronoun?.kind === 'asks' || which?.marks.has('asks') === true || owner?.pronoun?.kind === 'asks'

/** എല്ലാ കുട്ടികളും വന്നില്ല: not all of them, or none. */
export const isEvery = ({ pronoun, which }: Thing): boolean =>
  pronoun?.kind === 'all' || which?.sense === 'every' || which?.sense === 'each'

export const agreementOf = ({ number, pronoun }: Thing): Agreement =>
  pronoun?.who ?? (number === 'many' ? 'many' : 'one')

/** “very”, or a stronger word for it. */
export const isStrong = (qualities: readonly Quality[]) =>
  qualities.length > 0 && qualities.every(({ sense }) => strong.has(sense))
const strong = new Set(['strong', 'good', 'big', 'great', 'terrible', 'heavy', 'very'])
