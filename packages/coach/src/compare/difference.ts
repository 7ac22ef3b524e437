import { type Comparing, isOther, thingDifferences } from './compare-things.ts'
import type { Role, ThingMeaning } from './meaning.ts'

/** A part of what is said, in plain English, and the word of the sentence that says it. */
export type Part = { text: string; word?: string }

/**
 * In what a guess differs: of which role, what is wanted and what is said, and whether it is surely another thing. The role may be
 * more exact: “who count” is how many do it, “thing which” which thing, and “thing whose” whose thing.
 */
export type Difference = { role: string; wanted?: Part; said?: Part; sure: boolean }

export const partOf = (one: Role): Part => {
  if ('of' in one) return partOfThing(one.of)
  if ('act' in one) return withWord(one.act.act, one.act.word)
  return withWord(one.says, one.word)
}

/** All that a role is filled with: a thing, whose it is, and both where there are two. */
export const partsIn = (one: Role): Part[] => ('of' in one ? partsOfThing(one.of) : [partOf(one)])

const partsOfThing = (thing: ThingMeaning): Part[] => [
  ...(thing.both ? [] : [partOfThing(thing)]),
  ...(thing.owner ? partsOfThing(thing.owner) : []),
  ...(thing.both?.flatMap(partsOfThing) ?? []),
]

function partOfThing({ head, qualities, word, both, act, open }: ThingMeaning): Part {
  if (open !== undefined) return { text: '' }
  if (both) return { text: both.map((one) => partOfThing(one).text).join(' and ') }
  return withWord(act ? act.act : [...qualities, head].join(' '), word)
}

const withWord = (text: string, word: string | undefined): Part => ({
  text,
  ...(word !== undefined && { word }),
})

/** Two fillers of one role that are not the same: in what. */
export function differenceOf(c: Comparing, one: Role, other: Role): Difference {
  const plain = { role: one.role, wanted: partOf(one), said: partOf(other) }
  if ('says' in one && 'says' in other) return { ...plain, sure: saysOther(c, one.says, other.says) }
  if (!('of' in one && 'of' in other)) return { ...plain, sure: false }
  const parts = thingDifferences(c, one.of, other.of)
  const [part, ...more] = parts
  if (more.length === 0) {
    if (part === 'many') return { ...plain, role: `${one.role} ${one.of.many ? 'many' : 'one'}`, sure: true }
    if (part === 'count') return countDiffers(one.role, one.of, other.of)
    if (part === 'which') return whichDiffers(plain, one.of, other.of)
    if (part === 'owner') return ownerDiffers(c, plain, one.of, other.of)
  }
  return {
    ...plain,
    sure: parts.includes('head') && !parts.includes('clause') && isOther(c, one.of, other.of),
  }
}

/** “last month” and “last year”: in one word, and surely so. */
function saysOther(c: Comparing, one: string, other: string): boolean {
  const [words, others] = [one.split(' '), other.split(' ')]
  const pairs = words.flatMap((word, at) => (word === others[at] ? [] : [[word, others[at] ?? ''] as const]))
  const [pair] = pairs
  return (
    c.other(one, other) ||
    (words.length === others.length && pairs.length === 1 && pair !== undefined && c.other(...pair))
  )
}

type Plain = Omit<Difference, 'sure'>

function whichDiffers(plain: Plain, { which = '' }: ThingMeaning, other: ThingMeaning): Difference {
  const sure = points.has(which) && points.has(other.which ?? '')
  return {
    ...{ role: `${plain.role} which`, sure },
    ...(which !== '' && { wanted: { text: which } }),
    ...(other.which !== undefined && { said: { text: other.which } }),
  }
}

const countDiffers = (role: string, one: ThingMeaning, other: ThingMeaning): Difference => ({
  ...{ role: `${role} count`, sure: true },
  ...(one.count !== undefined && { wanted: { text: one.count } }),
  ...(other.count !== undefined && { said: { text: other.count } }),
})

const points = new Set(['this', 'that'])

function ownerDiffers(c: Comparing, plain: Plain, one: ThingMeaning, other: ThingMeaning): Difference {
  const sure = one.owner !== undefined && other.owner !== undefined && isOther(c, one.owner, other.owner)
  return {
    ...{ role: `${plain.role} whose`, sure },
    ...(one.owner && { wanted: partOfThing(one.owner) }),
    ...(other.owner && { said: partOfThing(other.owner) }),
  }
}

/** Where two roles have each other’s filler, or a filler stands in another role, it is one difference: “the mango ate him”. */
export function withTurns(c: Comparing, differences: readonly Difference[]): readonly Difference[] {
  const left = [...differences]
  const found: Difference[] = []
  for (const one of differences) {
    const other = left.find((other) => other !== one && left.includes(one) && isTurned(c, one, other))
    if (!other) continue
    left.splice(left.indexOf(one), 1)
    left.splice(left.indexOf(other), 1)
    found.push(...turned(c, one, other))
  }
  return [...left, ...found]
}

const isTurned = (c: Comparing, one: Difference, other: Difference) =>
  isSame(c, one.wanted, other.said) && (isSame(c, other.wanted, one.said) || (!other.wanted && !one.said))

const isSame = (c: Comparing, one: Part | undefined, other: Part | undefined) =>
  one !== undefined && other !== undefined && c.same(one.text, other.text)

function turned(c: Comparing, one: Difference, other: Difference): Difference[] {
  const parts = [one, other].flatMap(({ role, wanted }) => (wanted ? [{ role, wanted }] : []))
  const [part] = parts
  const isWay = c.other(one.role, other.role)
  if (part && (parts.length === 1 || isWay))
    return [{ ...part, role: `${one.role} as ${other.role}`, sure: isWay }]
  return parts.map((each) => ({ ...each, role: `${each.role} turned`, sure: true }))
}
