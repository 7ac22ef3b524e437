import type { Thing } from '../frame/frame.ts'
import { singular } from '../from-english/english-words.ts'
import type { Meaning, ThingMeaning } from './meaning.ts'
import type { Reader } from './reader.ts'

/** A pronoun, or a word that is nothing but its head. */
export const plainThing = (head: string, isPronoun: boolean): ThingMeaning => ({
  ...{ head, isPronoun, isPerson: false, many: false, qualities: [] },
})

/** Of whom or what nothing is said. */
export const openThing = (open: 'person' | 'thing' | 'any'): ThingMeaning => ({
  ...plainThing('', true),
  ...{ isPerson: open !== 'thing', open },
})

export function thingOf(r: Reader, given: Thing): ThingMeaning {
  const thing = withKin(r, given)
  const { pronoun, owner, also, both, doing, what, after, entry, word } = thing
  const act = doing ?? what
  return {
    head: pronoun ? pronoun.subject.toLowerCase() : plainHead(r, thing.head),
    isPronoun: pronoun !== undefined,
    isPerson: thing.of === 'person' || pronoun?.of === 'person',
    many: thing.number === 'many',
    qualities: qualitiesOf(thing),
    ...(entry && { entry }),
    ...(thing.plural && { plural: true }),
    ...(word !== undefined && { word }),
    ...countOf(r, thing),
    ...(owner && { owner: thingWithin(r, owner) }),
    ...(thing.than && { than: thingWithin(r, thing.than) }),
    ...(also && { also }),
    ...(both && { both: both.flatMap((one) => one.both ?? [one]).map((one) => thingWithin(r, one)) }),
    ...(thing.head === 'either' && { either: true }),
    ...(act && { act: r.clause(act) }),
    ...(after && 'clause' in after && { clause: r.clause(after.clause) }),
  }
}

/** A thing within another: where it is, is said of it alone. */
function thingWithin(r: Reader, given: Thing): ThingMeaning {
  const thing = thingOf(r, given)
  const places = r.places(given)
  return places.length === 0 ? thing : { ...thing, clause: { ...nothingDone, roles: places } }
}

const nothingDone: Meaning = {
  ...{ act: 'be', roles: [], tie: '' },
  manner: { time: new Set(['now']), mode: new Set(['plain']), not: false, asks: false },
}

const qualitiesOf = ({ qualities }: Thing) =>
  qualities.flatMap(({ sense, degree, years }) => [
    years === undefined ? sense.toLowerCase() : `${years} old`,
    ...(degree ? [degree] : []),
  ])

/** Which, how many and how much. */
function countOf(
  r: Reader,
  { which, count, marks }: Thing,
): Pick<ThingMeaning, 'which' | 'count' | 'measure'> {
  const said = which && which.sense !== 'a' && which.sense !== 'the' ? which.sense : undefined
  const plain = {
    ...(said !== undefined && { which: which?.marks.has('ofTime') ? `of ${said}` : said }),
    ...(which?.sense === 'a' && marks.has('time') && { count: 'one' }),
  }
  if (count?.type === 'measure') return { ...plain, measure: thingWithin(r, count.measure) }
  if (!count) return plain
  const { number, more, all } = count
  if (all && number === 'two') return { ...plain, which: 'both' }
  return { ...plain, count: countText(number, more ? 'more' : '', all ? 'all' : '') }
}

/** “my little sister” is the younger sister. */
function withKin({ words }: Reader, thing: Thing): Thing {
  const [quality, ...more] = thing.qualities
  const age = words.named('kin_ages', quality?.sense ?? '')
  const isKin = thing.head === 'sister' || thing.head === 'brother'
  return isKin && age !== undefined && more.length === 0
    ? { ...thing, head: `${age} ${thing.head}`, qualities: [] }
    : thing
}

/** How many, in one spelling. */
export const countText = (...words: readonly string[]) =>
  words
    .filter((one) => one !== '')
    .join(' ')
    .replace(/^half an?$/u, 'half')
    .replace(/^a (?=hundred|thousand|lakh|crore)/u, 'one ')

/** In the singular, and without an article that is part of a name. */
function plainHead({ words }: Reader, head: string): string {
  const all = head.toLowerCase().split(' ')
  const [article] = all
  const named = article === 'the' ? all.slice(1) : all
  return [...named.slice(0, -1), singular(named.at(-1) ?? '', words).head].join(' ')
}
