import { type Comparing, sameThing } from './compare-things.ts'
import type { Manner, Meaning, Role, ThingMeaning } from './meaning.ts'

/** Sentences that say the same in other words and other roles, of X, Y and Z: “X dies, X passes away”. */
export type Equations = readonly (readonly string[])[]

/** Says the same in all the ways that the equations know. */
export type Ways = (c: Comparing, said: Meaning) => readonly Meaning[]

/** The equations, each read when a guess has one of its verbs. */
export function waysOf(
  equations: Equations,
  read: (text: string) => Meaning | undefined,
  verbsIn: (text: string) => Iterable<string>,
): Ways {
  const groups = equations.map((texts) => {
    let meanings: readonly Meaning[] | undefined
    return () => (meanings ??= texts.flatMap((text) => read(text.replace(/\b[XYZ]\b/gu, '$&$&$&')) ?? []))
  })
  const byVerb = new Map<string, Set<number>>()
  for (const [at, texts] of equations.entries())
    for (const verb of texts.flatMap((text) => [...verbsIn(text)]))
      byVerb.set(verb, (byVerb.get(verb) ?? new Set()).add(at))
  const found = new WeakMap<Meaning, readonly Meaning[]>()
  return (c, said) => {
    const known = found.get(said)
    if (known) return known
    const ways = [...(byVerb.get(said.act) ?? [])].flatMap((at) => {
      const group = groups[at]?.() ?? []
      return group.flatMap((one) => {
        const match = matched(c, one, said)
        return match
          ? group.filter((other) => other !== one).map((other) => written(one, other, said, match))
          : []
      })
    })
    found.set(said, ways)
    return ways
  }
}

const variables = new Set(['xxx', 'yyy', 'zzz'])

type Match = { bound: ReadonlyMap<string, ThingMeaning>; left: readonly Role[] }

/** Roles without which a sentence says something else. */
const core = new Set(['thing', 'is', 'to do', 'that', 'asked', 'on', 'off', 'up', 'down', 'in', 'out'])

/** What X, Y and Z are in a sentence, and what it says beside. Undefined where it is not of this kind. */
function matched(c: Comparing, pattern: Meaning, said: Meaning): Match | undefined {
  if (pattern.act !== said.act) return undefined
  const bound = new Map<string, ThingMeaning>()
  const left = [...said.roles]
  for (const role of pattern.roles) {
    const at = left.findIndex((other) => other.role === role.role && fits(c, role, other, bound))
    if (at >= 0) left.splice(at, 1)
    else if (role.role !== 'who' || !mayLackWho(said)) return undefined
  }
  return left.some(({ role }) => core.has(role)) ? undefined : { bound, left }
}

/** Of who is bidden, and of who does it within another act, nothing is said. */
const mayLackWho = ({ manner, roles }: Meaning) =>
  manner.mode.has('bid') || roles.every(({ role }) => role !== 'who')

function fits(c: Comparing, pattern: Role, said: Role, bound: Map<string, ThingMeaning>): boolean {
  if ('of' in pattern) return 'of' in said && fitsThing(c, pattern.of, said.of, bound)
  if ('says' in pattern) return 'says' in said && c.same(pattern.says, said.says)
  return 'act' in said && c.sameAct(pattern.act, said.act)
}

function fitsThing(
  c: Comparing,
  pattern: ThingMeaning,
  said: ThingMeaning,
  bound: Map<string, ThingMeaning>,
): boolean {
  if (variables.has(pattern.head)) {
    const known = bound.get(pattern.head)
    bound.set(pattern.head, said)
    return known === undefined || sameThing(c, known, said)
  }
  const { owner, ...plain } = pattern
  if (!owner || !variables.has(owner.head)) return sameThing(c, pattern, said)
  const { owner: own, ...rest } = said
  if (own) bound.set(owner.head, own)
  return sameThing(c, plain, rest)
}

/** What is said, in the words of another member of the group. */
const written = (from: Meaning, to: Meaning, said: Meaning, { bound, left }: Match): Meaning => ({
  ...said,
  act: to.act,
  roles: [...to.roles.flatMap((role) => filled(role, bound)), ...left],
  manner: {
    ...turnedManner(from.manner, to.manner, said.manner),
    not: said.manner.not !== (from.manner.not !== to.manner.not),
  },
})

/** “X is here” says what “X came” says: where the two are said of other times or modes, so are these. */
function turnedManner(from: Manner, to: Manner, said: Manner): Manner {
  const time = isSame(from.time, to.time) || !isSame(from.time, said.time) ? said.time : to.time
  const mode = isSame(from.mode, to.mode) || !isSame(from.mode, said.mode) ? said.mode : to.mode
  return { ...said, time, mode }
}

const isSame = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  one.size === other.size && [...one].every((word) => other.has(word))

function filled(role: Role, bound: Match['bound']): Role[] {
  if (!('of' in role)) return [role]
  const { of } = role
  if (variables.has(of.head)) {
    const thing = bound.get(of.head)
    return thing ? [{ ...role, of: thing }] : []
  }
  if (!of.owner || !variables.has(of.owner.head)) return [role]
  const { owner, ...plain } = of
  const own = bound.get(owner.head)
  return [{ ...role, of: own ? { ...plain, owner: own } : plain }]
}
