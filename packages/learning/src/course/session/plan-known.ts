import { type Item, kindOf } from '../../practice/item.ts'
import type { Memory } from '../../practice/memory.ts'
import type { ExerciseVariant } from '../exercises/exercise.ts'
import type { Target } from '../exercises/parts.ts'
import type { Carrier } from './course-map.ts'
import type { Practised } from './due.ts'
import type { Turn } from './session.ts'
import { easiestTurn, isLooseEnding, matching, type Possible, turnOf, variantsOf } from './turns.ts'

/** How hard an exercise may be, and must be, for what is known for so many days: it grows with the memory. */
const hardness = [
  { days: 0, least: 0, most: 2 },
  { days: 2, least: 0, most: 3 },
  { days: 10, least: 1, most: 4 },
  { days: 21, least: 2, most: 5 },
] as const

/** Pairs are matched of what is known for less than this, in days: it is quick, and easy. */
const youngFor = 21

/** Matching asks for most, and is dull: one exercise of so many, or so. */
const matchingOneOf = 2

/** The sentences of which every word is known, by what they carry. */
type Carriers = ReadonlyMap<Item, readonly Carrier[]>

/** What a session makes turns of. */
export type Known = {
  memory: Memory
  sentences: Carriers
  lines: Carriers
  possible: Possible
  random: () => number
  /** So many turns may ask for an ending on a word alone. */
  looseEndings: number
}

/** Plans turns for what was practised before, in this order, until the seconds are full. */
export function planKnown(
  targets: readonly Practised[],
  stage: Turn['stage'],
  seconds: number,
  known: Known,
): Turn[] {
  const open = new Map(targets.map((target) => [keyOf(target), target]))
  const turns: Turn[] = []
  let spent = 0
  let endings = known.looseEndings
  for (const target of targets) {
    if (spent >= seconds) break
    if (!open.has(keyOf(target))) continue
    const turn = turnFor(target)
    if (!turn) continue
    if (isLooseEnding(turn) && endings-- <= 0) continue
    for (const one of turn.targets) open.delete(keyOf(one))
    turns.push(turn)
    spent += turn.seconds
  }
  return turns

  function turnFor(target: Practised): Turn | undefined {
    const { possible, random } = known
    // What is typed has its own share of a session (`planTyped`).
    const all = variantsOf(target, possible)
    const untyped = all.filter(({ keyboard }) => !keyboard)
    const usable = untyped.some(({ needsContext }) => !needsContext) ? untyped : all
    const level = hardness.findLast(({ days }) => target.card.stability >= days) ?? hardness[0]
    // A word is said or typed at any time: saying is the harder of the two, and quicker.
    const grown =
      target.skill === 'recall'
        ? usable
        : usable.filter(({ hard }) => hard >= level.least && hard <= level.most)
    const found = (grown.length > 0 ? grown : usable).flatMap((variant) => made(variant, target) ?? [])
    return chosen(found, gain, random) ?? easiestTurn(target, stage, possible)
  }

  /** What a turn asks for and is open counts whole; what is asked before its time, and the same kind again, less. */
  function gain({ targets, kind }: Turn): number {
    const now = targets.filter((one) => open.has(keyOf(one))).length
    return (now + (targets.length - now) / 5) * (kind === turns.at(-1)?.kind ? 0.8 : 1)
  }

  function made(variant: ExerciseVariant, target: Practised): Turn | undefined {
    switch (variant.kind) {
      case 'match-pairs': {
        const alike = [...open.values()].filter(
          ({ item, skill, card }) =>
            skill === target.skill &&
            item !== target.item &&
            kindOf(item) === variant.of &&
            card.stability < youngFor,
        )
        const isOften =
          turns.filter(({ kind }) => kind === 'match-pairs').length * matchingOneOf > turns.length
        return alike.length < 2 || isOften
          ? undefined
          : matching([target, ...alike.slice(0, 4)], stage, known.possible)
      }
      case 'sentence-meaning':
      case 'build-sentence':
        return carried(variant, target, known.sentences, (id) => ({ sentence: id }))
      case 'film-lines':
        return carried(variant, target, known.lines, (id) => ({ line: id }))
      case 'quiz-question':
      case 'introduce':
        return undefined
      default:
        if (variant.needsContext) return carried(variant, target, known.sentences, (id) => ({ sentence: id }))
        return turnOf(variant, stage, [target], { latin: known.possible.latin(target.item) })
    }
  }

  /** A turn with the sentence that carries most of what is due; the first ones are enough to look at. */
  function carried(
    variant: ExerciseVariant,
    target: Practised,
    carriers: Carriers,
    of: (id: string) => Partial<Turn>,
  ): Turn | undefined {
    // A sentence is understood before it is built or typed.
    const isBuilt = variant.kind === 'build-sentence' || variant.kind === 'type-english'
    const isFit = ({ item, spoken }: Carrier) =>
      variant.kind === 'film-lines' || (known.memory.has(item) === isBuilt && (spoken || !variant.sound))
    const found = (carriers.get(target.item) ?? []).filter(isFit)
    const from = Math.floor(known.random() * Math.max(1, found.length - mostLookedAt))
    const [best] = found
      .slice(from, from + mostLookedAt)
      .map((carrier) => ({ carrier, due: worth(carrier, variant) }))
      .toSorted((one, other) => other.due - one.due)
    // Sentences carry the endings.
    if (!best || best.due < (variant.of === 'ending' ? 1 : 2)) return undefined
    const targets = targetsOf(best.carrier, variant, (item) => known.memory.has(item), target)
    const latin = targets.some(({ item }) => known.possible.latin(item))
    return turnOf(variant, stage, targets, { latin, ...of(best.carrier.id) })
  }

  /** How much of what is still open a sentence asks for. */
  function worth({ words, endings }: Carrier, variant: ExerciseVariant): number {
    const skill = wordSkill(variant)
    return (
      words.filter((item) => open.has(`${item} ${skill}`)).length +
      endings.filter((item) => open.has(`${item} understand`)).length
    )
  }
}

const mostLookedAt = 40

/** By which skill a sentence asks for its words: what is typed is recalled. */
const wordSkill = ({ skill }: ExerciseVariant) => (skill === 'hear' || skill === 'recall' ? skill : 'read')

/** What a sentence asks for: each word that was met, by eye or by ear, and its endings if they were. */
export function targetsOf(
  { words, endings }: Carrier,
  variant: ExerciseVariant,
  isMet: (item: Item) => boolean,
  first: Target,
): Target[] {
  const skill = wordSkill(variant)
  const all: Target[] = [
    ...words.filter(isMet).map((item) => ({ item, skill }) as const),
    ...endings.filter(isMet).map((item) => ({ item, skill: 'understand' }) as const),
  ]
  return [first, ...all.filter(({ item }) => item !== first.item)]
}

export function carriersByItem(carriers: readonly Carrier[], memory: Memory): Map<Item, Carrier[]> {
  const found = new Map<Item, Carrier[]>()
  for (const carrier of carriers) {
    if (!carrier.words.every((word) => memory.has(word))) continue
    for (const item of [...carrier.words, ...carrier.endings]) {
      const known = found.get(item)
      if (known) known.push(carrier)
      else found.set(item, [carrier])
    }
  }
  return found
}

/** What it takes besides, in seconds: to read the verdict. There is also a bound on the number of exercises. */
const toGoOn = 8

/** One of the turns by chance: those that ask for more in less time come much oftener. */
function chosen(
  turns: readonly Turn[],
  gain: (turn: Turn) => number,
  random: () => number,
): Turn | undefined {
  const weights = turns.map((turn) => (gain(turn) / (turn.seconds + toGoOn)) ** 6)
  let left = random() * weights.reduce((sum, weight) => sum + weight, 0)
  return (
    turns.find((_, at) => {
      left -= weights[at] ?? 0
      return left <= 0
    }) ?? turns.at(-1)
  )
}

const keyOf = ({ item, skill }: Target) => `${item} ${skill}`

/** Turns in which these are typed, each item once. */
export function planTyped(
  targets: readonly Practised[],
  stage: Turn['stage'],
  most: number,
  { possible }: Pick<Known, 'possible'>,
): Turn[] {
  const turns: Turn[] = []
  const items = new Set<Item>()
  for (const target of targets) {
    if (turns.length >= most) break
    const variant = variantsOf(target, possible).find(({ keyboard }) => keyboard)
    if (!variant || items.has(target.item)) continue
    items.add(target.item)
    turns.push(turnOf(variant, stage, [target], { latin: possible.latin(target.item) }))
  }
  return turns
}
