import type { Meaning, ThingMeaning } from './meaning.ts'
import type { Senses } from './senses.ts'

/** What compares things and acts: a thing has clauses in it. */
export type Comparing = Senses & { sameAct: (one: Meaning, other: Meaning) => boolean }

type Part = 'head' | 'which' | 'count' | 'measure' | 'owner' | 'many' | 'also' | 'than' | 'clause'

/** Whether two things are the same, as far as Malayalam says it. */
export const sameThing = (c: Comparing, one: ThingMeaning, other: ThingMeaning): boolean =>
  thingDifferences(c, one, other).length === 0

export function thingDifferences(c: Comparing, one: ThingMeaning, other: ThingMeaning): Part[] {
  if (one.open !== undefined || other.open !== undefined) return mayBeOpen(one, other) ? [] : ['head']
  if (one.both || other.both) {
    const [a, b] = [one.both ?? [one], other.both ?? [other]]
    return one.either === other.either &&
      a.length === b.length &&
      a.every((x) => b.some((y) => sameThing(c, x, y)))
      ? []
      : ['head']
  }
  if (one.act || other.act) return one.act && other.act && c.sameAct(one.act, other.act) ? [] : ['clause']
  const isSame: Readonly<Record<Part, boolean>> = {
    head: sameHead(c, one, other),
    which: c.may('which', one.which ?? '', other.which ?? ''),
    count: sameCount(one, other),
    measure: sameParts(one.measure, other.measure, (a, b) => sameThing(c, a, b)),
    owner: sameOwner(c, one, other),
    many: one.many === other.many || one.isPronoun || mayBeMany(one, other),
    also: one.also === other.also || one.also === 'too' || other.also === 'too',
    than: sameParts(one.than, other.than, (a, b) => sameThing(c, a, b)),
    clause: sameParts(one.clause, other.clause, c.sameAct),
  }
  return (Object.keys(isSame) as Part[]).filter((part) => !isSame[part])
}

const sameParts = <T>(one: T | undefined, other: T | undefined, same: (a: T, b: T) => boolean) =>
  one === undefined || other === undefined ? one === other : same(one, other)

/** Whether what one leaves open may be what the other says. */
function mayBeOpen(one: ThingMeaning, other: ThingMeaning): boolean {
  const [{ open }, known] = one.open !== undefined ? [one, other] : [other, one]
  if (known.open !== undefined) return true
  if (open === 'any') return known.isPronoun || known.isPerson
  return known.isPronoun && known.isPerson === (open === 'person')
}

/** The noun with its qualities, in any order: black tea, a big house. */
function sameHead(c: Comparing, one: ThingMeaning, other: ThingMeaning): boolean {
  const again = one.again ?? other.again
  const later = one.again === undefined ? one : other
  if (again !== undefined && later.isPronoun && c.may('pronouns', again, later.head)) return true
  if (one.isPronoun || other.isPronoun)
    return isPlain(one) && isPlain(other) && c.may('pronouns', one.head, other.head)
  if (isKinOf(one, other) || isKinOf(other, one)) return true
  const [a, b] = [wordsIn(one), wordsIn(other)]
  if (c.same(a.join(' '), b.join(' '))) return true
  if (isOneOf(c, one, other) || isOneOf(c, other, one)) return true
  if (isSensed(c, one, b.join(' ')) || isSensed(c, other, a.join(' '))) return true
  const isEach = (some: readonly string[], all: readonly string[]) =>
    some.every((x) => all.some((y) => c.same(x, y)))
  if (one.qualities.length === other.qualities.length && c.same(one.head, other.head))
    return isEach(one.qualities, other.qualities)
  return a.length === b.length && isEach(a, b)
}

/** “the white one” is whatever is white. */
function isOneOf(c: Comparing, one: ThingMeaning, other: ThingMeaning): boolean {
  if (one.head !== 'one' || one.isPerson || other.isPerson) return false
  // “Count from one” is no count from anything.
  if (one.qualities.length === 0 && one.which === undefined) return false
  const all = wordsIn(other)
  const said = one.qualities.every((x) => all.some((y) => c.same(x, y)))
  return said && all.slice(0, -1).every((x) => one.qualities.some((y) => c.same(x, y)))
}

/** Whether the dictionary has this sense of the word. */
const isSensed = (c: Comparing, { entry, qualities }: ThingMeaning, text: string) =>
  qualities.length === 0 && sensesIn(entry).some((sense) => c.same(sense, text))

/** All that the dictionary has of a word. */
export const sensesIn = (entry: ThingMeaning['entry']): string[] =>
  (entry?.means ?? []).flatMap((sense) =>
    sense
      .replace(/\s*\([^)]*\)/gu, '')
      .split(/[,;]/u)
      .map((one) => one.trim().replace(/^(?:to|a|an|the) /u, '')),
  )

/** “my sister” is the elder sister. */
const isKinOf = (one: ThingMeaning, { head, qualities }: ThingMeaning) =>
  one.isPerson &&
  one.qualities.length === 0 &&
  qualities.length === 0 &&
  (head === `elder ${one.head}` || head === `younger ${one.head}`)

const wordsIn = ({ head, qualities, owner }: ThingMeaning) => [
  ...qualities,
  ...(owner && isOfThing(owner) ? owner.head.split(' ') : []),
  ...head.split(' '),
]

/** Whether nothing is said of it. */
export const isPlain = ({ owner, qualities, count, clause }: ThingMeaning) =>
  !owner && qualities.length === 0 && !count && !clause

/** “the medicine of the allergy” is the allergy medicine. */
const isOfThing = (owner: ThingMeaning) => !owner.isPronoun && !owner.isPerson && isPlain(owner)

const sameCount = (one: ThingMeaning, other: ThingMeaning) => countIn(one) === countIn(other)
const countIn = ({ count = 'one' }: ThingMeaning) => (count === 'a' ? 'one' : count.replace(/^a /u, 'one '))

/** “Mother” is “my mother”, and one washes one’s own hands. */
function sameOwner(c: Comparing, one: ThingMeaning, other: ThingMeaning): boolean {
  if (one.owner && other.owner) return sameThing(c, one.owner, other.owner)
  const owned = one.owner ? one : other
  const { owner } = owned
  if (!owner || isOfThing(owner)) return true
  return owner.isPronoun && (owned.isPerson || c.words.has('own_parts', owned.head))
}

/** Malayalam leaves it open for things without an ending for many. */
function mayBeMany(one: ThingMeaning, other: ThingMeaning): boolean {
  if (one.count || other.count || one.which || other.which) return true
  const read = [one, other].find(({ entry }) => entry !== undefined)
  return read !== undefined && !read.plural && (!read.isPerson || read.many)
}

/** Whether two fillers of a role surely are something else. */
export function isOther(c: Comparing, one: ThingMeaning, other: ThingMeaning): boolean {
  if (one.open !== undefined || other.open !== undefined) return false
  if (one.isPronoun && other.isPronoun) return true
  return one.isPronoun === other.isPronoun && c.other(one.head, other.head)
}
