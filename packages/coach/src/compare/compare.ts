import { bids, compareManners } from './compare-manners.ts'
import { type Comparing, isPlain, sameThing, sensesIn } from './compare-things.ts'
import { type Difference, differenceOf, type Part, partOf, partsIn, withTurns } from './difference.ts'
import type { Ways } from './equations.ts'
import type { Meaning, Role, ThingMeaning } from './meaning.ts'
import type { Senses } from './senses.ts'

export type Comparison = {
  differences: readonly Difference[]
  /** The parts of the sentence that are in the guess. */
  equal: readonly Part[]
}

/**
 * Compares what is said with what is wanted, act by act and role by role: what is wanted may be said in several ways, and
 * each act is compared with the nearest of them. Undefined where none has as many acts.
 */
export function compare(
  wanted: readonly (readonly Meaning[])[],
  said: readonly Meaning[],
  senses: Senses,
  ways: Ways,
): Comparison | undefined {
  const c: Comparing = {
    ...senses,
    sameAct: (one, other) => nearestOf(c, ways, one, other).differences.length === 0,
  }
  const asMany = wanted.filter(({ length }) => length === said.length)
  if (asMany.length === 0) return undefined
  const acts = joined(
    said.flatMap((one, at) => {
      const all = asMany.flatMap((acts) => {
        const act = acts[at]
        return act ? [nearestOf(c, ways, ...freedAsTurned(acts, said, at, act, one))] : []
      })
      return fewest(all) ?? []
    }),
  )
  const beside = [...calledOtherwise(c, asMany, said), ...whoOtherwise(asMany, said)]
  const isOrder =
    acts.differences.some(({ role }) => role === 'act') && asMany.some((one) => isReordered(c, one, said))
  if (isOrder) return { differences: [{ role: 'order', sure: true }, ...beside], equal: [] }
  return { ...acts, differences: [...acts.differences, ...beside] }
}

/** Whether the same is done, and not in this order: “went out and then had tea”. */
function isReordered(c: Comparing, wanted: readonly Meaning[], said: readonly Meaning[]): boolean {
  const left = [...said]
  return wanted.every((one) => {
    const at = left.findIndex((other) => isSameVerb(c, one, other))
    return at >= 0 && left.splice(at, 1).length > 0
  })
}

/**
 * Malayalam leaves open who does it, and not whether two things are of one: “if you walk, you get there” may be “if I walk, I get
 * there”, and not “if I walk, you get there”.
 */
function whoOtherwise(wanted: readonly (readonly Meaning[])[], said: readonly Meaning[]): Difference[] {
  const own = said.map(pronounOf)
  const known = wanted.map((acts) => acts.map(pronounOf))
  // “Could you sing?”, “could I sing?”: who is asked matters, where the translation says who.
  const asked = own.flatMap((who, at): Difference[] => {
    const told = known.flatMap((all) => all[at] ?? [])
    const isOther = who !== undefined && told.length > 0 && !told.includes(who)
    return isOther && said[at]?.manner.asks ? [{ role: 'who', said: { text: who }, sure: false }] : []
  })
  const turned = own.flatMap((who, at) =>
    own.slice(at + 1).flatMap((later, more): Difference[] => {
      if (who === undefined || later === undefined) return []
      const told = known.flatMap((all) => {
        const [one, other] = [all[at], all[at + 1 + more]]
        return one === undefined || other === undefined ? [] : [one === other]
      })
      const isOther = told.length > 0 && !told.includes(who === later)
      return isOther ? [{ role: 'who', said: { text: later }, sure: false }] : []
    }),
  )
  return [...asked, ...turned]
}

/** Who does it, where that is said by a pronoun. Who is bidden is who is spoken to. */
function pronounOf(one: Meaning): string | undefined {
  if (bids(one)) return 'you'
  const who = one.roles.find(({ role }) => role === 'who')
  return who && 'of' in who && who.of.isPronoun && who.of.open === undefined ? who.of.head : undefined
}

/** Who is called, and “yes” and “no”, may be left out, and not put for another. */
function calledOtherwise(
  c: Comparing,
  wanted: readonly (readonly Meaning[])[],
  said: readonly Meaning[],
): Difference[] {
  const callsIn = (all: readonly Meaning[]) => all.flatMap(({ calls = [] }) => calls)
  const known = wanted.flatMap(callsIn)
  return callsIn(said)
    .filter((call) => !c.words.has('added', call) && !known.some((one) => c.same(one, call)))
    .map((call) => ({ role: 'call', said: { text: call }, sure: known.some((one) => c.other(one, call)) }))
}

/** “Brush your teeth before you go to bed”, “go to bed after you brush them”: what is bidden is either of the two. */
function freedAsTurned(
  wanted: readonly Meaning[],
  said: readonly Meaning[],
  at: number,
  one: Meaning,
  other: Meaning,
): [Meaning, Meaning] {
  const isTurned = (place: number) => {
    const ties = [wanted[place]?.tie, said[place]?.tie]
    return ties.includes('before') && ties.includes('after')
  }
  if (!isTurned(at) && !isTurned(at - 1)) return [one, other]
  const freed = (given: Meaning): Meaning => ({
    ...given,
    manner: { ...given.manner, free: true },
    tie: isTurned(at) ? 'after' : given.tie,
  })
  return [freed(one), freed(other)]
}

const fewest = (all: readonly Comparison[]): Comparison | undefined =>
  all.toSorted((one, other) => one.differences.length - other.differences.length)[0]

/** What is said as it is, or in the way of saying it that is nearest to what is wanted. */
function nearestOf(c: Comparing, ways: Ways, wanted: Meaning, said: Meaning): Comparison {
  const plain = compareOne(c, wanted, said)
  if (plain.differences.length === 0) return plain
  const others = [...ways(c, said), ...turned(said), ...placed(said)].map((one) => compareOne(c, wanted, one))
  return fewest([plain, ...others]) ?? plain
}

/** “Put the hand out”: it is where the hand is put, too. */
const placed = (said: Meaning): Meaning[] =>
  said.roles.flatMap((one) => {
    const where = particles.get(one.role)
    if (where === undefined || !('of' in one)) return []
    const roles: Role[] = [
      { role: 'thing', of: one.of },
      { role: 'where', says: where },
    ]
    return [{ ...said, roles: [...said.roles.filter((role) => role !== one), ...roles] }]
  })

const particles: ReadonlyMap<string, string> = new Map([
  ['out', 'outside'],
  ['in', 'inside'],
  ['up', 'up'],
  ['down', 'down'],
  ['off', 'off'],
  ['on', 'on'],
])

/** “Who is that”, “that is who”. */
function turned(said: Meaning): Meaning[] {
  const who = said.roles.find((one) => one.role === 'who' && 'of' in one)
  const is = said.roles.find((one) => one.role === 'is' && 'of' in one)
  if (said.act !== 'be' || !who || !is) return []
  const role = (one: Role) =>
    one === who ? { ...is, role: 'who' } : one === is ? { ...who, role: 'is' } : one
  return [{ ...said, roles: said.roles.map(role) }]
}

const joined = (all: readonly Comparison[]): Comparison => ({
  differences: all.flatMap(({ differences }) => differences),
  equal: all.flatMap(({ equal }) => equal),
})

function compareOne(c: Comparing, wanted: Meaning, said: Meaning): Comparison {
  const isSame = isSameVerb(c, wanted, said)
  const isBecome =
    c.words.has('states', wanted.act) && wanted.act !== said.act && wanted.manner.time.has('since')
  const isTied = c.may('ties', wanted.tie, said.tie)
  const own = {
    differences: [
      ...(isSame
        ? []
        : [{ role: 'act', wanted: actOf(wanted), said: actOf(said), sure: c.other(wanted.act, said.act) }]),
      ...compareManners(c.words, isBecome ? nowSo(wanted) : wanted, said),
      ...(isTied
        ? []
        : [
            {
              role: 'tie',
              wanted: { text: wanted.tie },
              said: { text: said.tie },
              sure: clear.has(wanted.tie) && clear.has(said.tie),
            },
          ]),
    ],
  }
  const isOwn = isSame && own.differences.length === 0
  const compared = joined([{ ...own, equal: isOwn ? [actOf(wanted)] : [] }, compareRoles(c, wanted, said)])
  const all = { ...compared, differences: withTurns(c, compared.differences) }
  // Of two acts that may come to the same, nothing is sure: to be deaf, not to hear.
  const isOpen = !isSame && !c.other(wanted.act, said.act)
  return isOpen ? { ...all, differences: all.differences.map((one) => ({ ...one, sure: false })) } : all
}

/** What has got wet is wet. */
const nowSo = (one: Meaning): Meaning => ({ ...one, manner: { ...one.manner, time: new Set(['now']) } })

const actOf = ({ act, word }: Meaning): Part => ({ text: act, ...(word !== undefined && { word }) })

/** How two clauses go together, where nothing else may be meant. */
const clear = new Set(['if', 'because', 'although', 'but'])

function isSameVerb(c: Comparing, one: Meaning, other: Meaning): boolean {
  if (c.same(one.act, other.act)) return true
  const isState = ({ act, roles }: Meaning) =>
    c.words.has('states', act) && roles.some(({ role }) => role === 'is')
  if (isState(one) && isState(other)) return true
  return [one, other].some(({ entry }, at) =>
    sensesIn(entry).some((sense) => c.same(sense, (at === 0 ? other : one).act)),
  )
}

function compareRoles(c: Comparing, wanted: Meaning, said: Meaning): Comparison {
  const left = [...said.roles]
  const equal: Part[] = []
  const isSame = (one: Role, other: Role) =>
    !isOfAnother(said, one, other) &&
    (sameFiller(c, one, other) || (isUnowned(one) && sameFiller(c, one, withoutOwn(said, other))))
  const take = (one: Role, fits: (other: Role) => boolean) => {
    const at = left.findIndex(fits)
    if (at < 0) return false
    left.splice(at, 1)
    equal.push(...partsIn(one))
    return true
  }
  const rest = wanted.roles.filter(
    (one) => !take(one, (other) => one.role === other.role && isSame(one, other)),
  )
  // The same thing in a role that English may have otherwise: “reach the house”, “arrive at the house”.
  const missed = rest.filter(
    (one) => !take(one, (other) => c.may('roles', one.role, other.role) && isSame(one, other)),
  )
  const isBid = bids(wanted) || bids(said)
  const mayLack = (one: Role) => isAdded(c, one) || (one.role === 'who' && (isBid || isOpen(one)))
  const differences = missed
    .filter((one) => !mayLack(one))
    .map((one): Difference => {
      const at = left.findIndex(({ role }) => role === one.role)
      const other = at < 0 ? undefined : left.splice(at, 1)[0]
      return other ? differenceOf(c, one, other) : { role: one.role, wanted: partOf(one), sure: false }
    })
  const more = left
    .filter((one) => !mayLack(one) && !isToSpeaker(wanted, one))
    .map((one): Difference => ({ role: one.role, said: partOf(one), sure: false }))
  return { differences: [...differences, ...more], equal }
}

const isUnowned = (one: Role) => one.role !== 'who' && 'of' in one && !one.of.owner && !one.of.isPerson

/** “Put my hand out”: where Malayalam has no more than the hand, it is of who does it. */
function isOfAnother({ roles, manner }: Meaning, one: Role, other: Role): boolean {
  if (!isUnowned(one) || !('of' in other) || !other.of.owner?.isPronoun) return false
  const who = roles.find(({ role }) => role === 'who')
  const isBid = manner.mode.has('bid') && !(who && 'of' in who && who.of.open === undefined)
  const doer = isBid ? 'you' : who && 'of' in who ? who.of.head : ''
  return nearBy.has(doer) && nearBy.has(other.of.owner.head) && doer !== other.of.owner.head
}

/** “He lost his phone”: his own, where Malayalam says no more than the phone. */
function withoutOwn({ roles }: Meaning, one: Role): Role {
  if (!('of' in one) || !one.of.owner?.isPronoun) return one
  const { owner, ...plain } = one.of
  const who = roles.find((role) => role.role === 'who')
  const doer = who && 'of' in who ? who.of : undefined
  const isOwn =
    doer === undefined
      ? owner.head === 'you'
      : doer.isPronoun
        ? doer.head === owner.head
        : others.has(owner.head)
  return isOwn ? { ...one, of: plain } : one
}
const others = new Set(['he', 'she', 'it', 'they'])

/** തരൂ gives it to whoever says so, or to whoever is spoken to. */
const isToSpeaker = ({ entry }: Meaning, one: Role) =>
  entry?.word === 'തരുക' && one.role === 'to' && 'of' in one && nearBy.has(one.of.head)
const nearBy = new Set(['i', 'we', 'you'])

/** What a guess may add, and what it may leave out. */
const isAdded = ({ words }: Comparing, one: Role) =>
  'says' in one && (words.has('added', one.says) || one.role === 'is there')

const isOpen = (one: Role) => 'of' in one && one.of.open !== undefined

function sameFiller(c: Comparing, one: Role, other: Role): boolean {
  if ('act' in one) return 'act' in other && c.sameAct(one.act, other.act)
  if ('act' in other) return false
  if ('of' in one && 'of' in other) return sameThing(c, one.of, other.of)
  if ('says' in one && 'says' in other)
    return c.same(one.says, other.says) || (isMuch(c, one) && isMuch(c, other))
  // “She is a beauty”, “she is beautiful”: a thing and a quality.
  const [thing, says] = 'of' in one ? [one.of, wordOf(other)] : [(other as { of: ThingMeaning }).of, one.says]
  return (isPlain(thing) && c.same(thing.head, says)) || isSomebodySo(c, thing, says)
}

/** “She is a beautiful woman”, “she is beautiful”. */
const isSomebodySo = (c: Comparing, { owner, count, clause, qualities, head }: ThingMeaning, says: string) =>
  !owner &&
  !count &&
  !clause &&
  qualities.length === 1 &&
  c.words.has('somebody', head) &&
  c.same(qualities[0] ?? '', says)

const wordOf = (one: Role) => ('says' in one ? one.says : '')

/** “very”, “well”, “heavily”: how much so. */
const isMuch = ({ words }: Comparing, one: Role) =>
  'says' in one && (one.role === 'how' || one.role === 'degree') && words.has('much', one.says)
