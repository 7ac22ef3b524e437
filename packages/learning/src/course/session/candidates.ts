import { type Item, kindOf, type Skill } from '../../practice/item.ts'
import type { Memory } from '../../practice/memory.ts'
import { type ExerciseVariant, exerciseVariants } from '../exercises/exercise.ts'
import type { Target } from '../exercises/parts.ts'
import type { Carrier } from './course-map.ts'
import { mayBeLastGrid } from './last-grid.ts'
import type { OpenList } from './open-list.ts'
import { isProduced, type Open } from './open-targets.ts'
import type { Turn } from './session.ts'
import { matching, type Possible, single, turnOf, variantsOf } from './turns.ts'

/** A turn that could be next, and what the memory wins by it. */
export type Candidate = { turn: Turn; gain: number; carrier?: Carrier }

/** What turns are made of: what is open, and the sentences that may be asked, and said or built. */
export type Ground = {
  memory: Memory
  /** What was met, in this session too. */
  met: ReadonlySet<Item>
  open: OpenList
  possible: Possible
  understood: readonly Carrier[]
  produced: readonly Carrier[]
  /** What a sentence is worth besides: it leads on in the unit under way. */
  bonus: (kind: Turn['kind'], carrier: Carrier) => number
}

/** How hard an exercise may be, and must be, for what lasts so many days. */
const hardness = [
  { days: 0, least: 0, most: 2 },
  { days: 2, least: 0, most: 3 },
  { days: 10, least: 1, most: 4 },
  { days: 21, least: 2, most: 5 },
] as const

/** Of what could be asked by itself, so much is looked at: what is worth most. */
const mostLookedAt = 24
/** A sentence by which less is won is not looked at. */
const leastGain = 0.25
/** A sentence that has only the grid by which it was last asked is worth so much of that: another one is preferred. */
const worthOfSameGrid = 0.5
/** What is built asks for so much at most, and so many pairs are matched. */
const mostBuilt = 4
const mostPairs = 5
const fewestPairs = 3

/** Every turn that can be made now, after so many of the plan. */
export function candidatesOf(
  { memory, met, open, possible, understood, produced, bonus }: Ground,
  turns: number,
): Candidate[] {
  const ready = open.ready(turns)
  const worth = (target: Target) => open.worth(target, turns)
  const byWorth = (targets: readonly Target[]) => targets.toSorted((a, b) => worth(b) - worth(a))
  const stageOf = ([first]: readonly Target[]): Turn['stage'] => (first && open.get(first)?.stage) || 'more'
  return [
    ...pairs(),
    ...ready.slice(0, mostLookedAt).flatMap(alone),
    ...understood.flatMap((carrier) => gridsOf(carrier)),
    ...produced.flatMap((carrier) => [...built(carrier), ...said(carrier)]),
  ]

  function pairs(): Candidate[] {
    const ofKind = Map.groupBy(ready, ({ item }) => kindOf(item))
    return pairKinds.flatMap(({ kind, skill }) => {
      const fits = (ofKind.get(kind) ?? []).filter(
        (one) => !isProduced(one.skill) && (one.skill === skill || one.either),
      )
      const targets = mostWorth(
        fits.map(({ item }): Target => ({ item, skill })),
        mostPairs,
      )
      const turn = targets.length < fewestPairs ? undefined : matching(targets, stageOf(targets), possible)
      return turn ? [{ turn, gain: open.gain(targets, turns) }] : []
    })
  }

  /** The same as the first of them by worth, without sorting thousands. */
  function mostWorth(targets: readonly Target[], many: number): Target[] {
    const found: { target: Target; worth: number }[] = []
    for (const target of targets) {
      const one = { target, worth: worth(target) }
      const last = found.at(-1)
      if (last && found.length === many && one.worth <= last.worth) continue
      found.splice(found.findLastIndex((other) => other.worth >= one.worth) + 1, 0, one)
      if (found.length > many) found.pop()
    }
    return found.map(({ target }) => target)
  }

  function alone({ item, skill, days, stage, either }: Open): Candidate[] {
    const level = hardness.findLast((one) => days >= one.days) ?? hardness[0]
    const senses: readonly Skill[] = either ? ['read', 'hear'] : [skill]
    const all = senses.flatMap((sense) => single(variantsOf({ item, skill: sense }, possible)))
    const fit = all.filter(({ hard }) => isProduced(skill) || (hard >= level.least && hard <= level.most))
    return (fit.length > 0 ? fit : all).map((variant) => {
      const sense = variant.skill ?? skill
      const turn = turnOf(variant, stage, [{ item, skill: sense }], { latin: possible.latin(item) })
      return { turn, gain: open.gain(turn.targets, turns) }
    })
  }

  /** Not the grid by which it was last asked, if another one fits. */
  function gridsOf(carrier: Carrier): Candidate[] {
    const all = everyGridOf(carrier)
    if (all.length === 0) return all
    const same = new Set(
      carrier.grids.flatMap((items, grid) => (mayBeLastGrid(items, carrier.item, memory) ? [grid] : [])),
    )
    const others = all.filter(({ turn: { grid = 0 } }) => !same.has(grid))
    if (others.length > 0) return others
    return all.map((one) => ({ ...one, gain: one.gain * worthOfSameGrid }))
  }

  function everyGridOf(carrier: Carrier): Candidate[] {
    return carrier.grids.flatMap((items, grid) => {
      // An option with a stranger in it is ruled out unread.
      const others = carrier.wrong?.[grid]?.flat() ?? []
      if (others.some((item) => !items.includes(item) && !met.has(item))) return []
      return senses.flatMap((sense) => {
        const sound = sense === 'hear'
        const targets = items.map((item): Target => ({ item, skill: skillIn(item, sense) }))
        // What was never met is only explained beside the sentence.
        if ((sound && !carrier.spoken) || !targets.every((target) => open.get(target))) return []
        return ofSentence('sentence-meaning', targets, carrier, { grid, sound })
      })
    })
  }

  function built(carrier: Carrier): Candidate[] {
    const targets = producedIn(carrier).filter((target) => worth(target) > 0)
    return ofSentence('build-sentence', byWorth(targets).slice(0, mostBuilt), carrier)
  }

  /** Who learns English types what is to be said. */
  function said(carrier: Carrier): Candidate[] {
    const targets = producedIn(carrier)
    // Nothing is said of which the meaning is not sure yet.
    if (!targets.every((target) => open.get(target))) return []
    const kind = carrier.item.startsWith('english') ? 'type-english' : 'say-sentence'
    return ofSentence(
      kind,
      targets,
      carrier,
      kind === 'say-sentence' ? { seconds: secondsToSay(carrier) } : {},
    )
  }

  function ofSentence(
    kind: Turn['kind'],
    targets: readonly Target[],
    carrier: Carrier,
    more: Partial<Turn> = {},
  ): Candidate[] {
    // What was just introduced may stand in a sentence at once.
    const gain = open.gain(targets, Number.POSITIVE_INFINITY) + bonus(kind, carrier)
    // What is worth most is what it is for.
    const first = gain < leastGain ? undefined : byWorth(targets)
    const variant = first && variantFor(kind, first[0], possible)
    if (!first || !variant) return []
    const latin = carrier.words.some(possible.latin)
    return [
      {
        turn: turnOf(variant, stageOf(first), first, { latin, sentence: carrier.id, ...more }),
        gain,
        carrier,
      },
    ]
  }
}

const senses = ['read', 'hear'] as const
const pairKinds = (['letter', 'word', 'english'] as const).flatMap((kind) =>
  senses.map((skill) => ({ kind, skill })),
)

const skillIn = (item: Item, sense: Skill): Skill => (kindOf(item) === 'ending' ? 'understand' : sense)

/** The variant of a kind that asks for whole sentences. */
const variantFor = (
  kind: Turn['kind'],
  target: Target | undefined,
  { cannot }: Possible,
): ExerciseVariant | undefined =>
  exerciseVariants.find(
    (variant) =>
      variant.kind === kind &&
      variant.needsContext &&
      target !== undefined &&
      variant.of === kindOf(target.item) &&
      variant.skill === target.skill &&
      !cannot.some((need) => variant[need]),
  )

/** What is said takes longer where there is more to say. */
const secondsToSay = ({ size }: Carrier) => Math.round(8 + 2.5 * size)

/** What a sentence asks for that is said or built: its words recalled, and its endings formed. */
const producedIn = ({ words, endings }: Carrier): Target[] => [
  ...words.map((item): Target => ({ item, skill: 'recall' })),
  ...endings.map((item): Target => ({ item, skill: 'form' })),
]
