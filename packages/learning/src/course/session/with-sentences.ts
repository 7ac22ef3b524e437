import { type Item, kindOf, type Skill } from '../../practice/item.ts'
import type { Memory } from '../../practice/memory.ts'
import { exerciseVariants } from '../exercises/exercise.ts'
import type { Carrier } from './course-map.ts'
import { targetsOf } from './plan-known.ts'
import { type Turn, targetsAny } from './session.ts'
import { isSentence, type Possible, turnOf } from './turns.ts'

/** After so many other exercises comes a sentence; a new one, or one that was just understood, a little earlier. */
const rest = 3
const restBeforeNew = 2
/** What was understood is built after so many others. */
const untilBuilt = 4

type Sentences = {
  memory: Memory
  possible: Possible
  /** The sentences to ask, in this order: those of the unit under way first. */
  carriers: readonly Carrier[]
  /** Whether a sentence may be asked though it has words that were never met: they are explained beside it. */
  isExplained: (word: Item) => boolean
  /** So many turns there are at most. */
  most: number
  /** Known ones, too, are asked after the turns. */
  again?: boolean
}

/**
 * The turns with sentences between them: each as soon as its words were met, first what it means, then to be built.
 * About every fourth exercise is one, as long as there are any; after the turns, what is new is asked to its end.
 */
export function withSentences(
  turns: readonly Turn[],
  { memory, possible, carriers, isExplained, most, again = false }: Sentences,
): Turn[] {
  const planned: Turn[] = []
  const met = new Set<Item>(memory.keys())
  const fresh = new Set<Item>()
  const asked = new Map<string, number[]>()
  let since = 0

  for (const turn of turns) {
    if (planned.length >= most) return planned
    add(turn)
    // What was only shown is asked by itself first.
    if (turn.stage !== 'show') weave()
  }
  // What is new, or waits to be built, is asked without waiting for other exercises.
  while (weave(again ? 3 : 2)) {}
  return planned

  function add(turn: Turn) {
    planned.push(turn)
    since = isSentence(turn) ? 0 : since + 1
    for (const item of turn.shows) fresh.add(item)
    for (const item of [...turn.shows, ...turn.targets.map((target) => target.item)]) met.add(item)
    if (turn.sentence !== undefined)
      asked.set(turn.sentence, [...(asked.get(turn.sentence) ?? []), planned.length])
  }

  /** Adds the best sentence, if it is time for one; one of these ranks at any time. */
  function weave(atAnyTime = -1): boolean {
    if (planned.length >= most) return false
    const open = carriers
      .map((carrier) => ({ carrier, rank: rankOf(carrier) }))
      .filter(
        ({ rank }) => rank < never && since >= (rank <= atAnyTime ? 0 : rank <= 1 ? restBeforeNew : rest),
      )
      .toSorted((one, other) => one.rank - other.rank)
    const before = planned.at(-1)?.targets.map(({ item }) => item) ?? []
    const turnsOf = open.slice(0, mostLookedAt).flatMap(({ carrier }) => sentenceTurn(carrier) ?? [])
    const turn =
      turnsOf.find((one) => !targetsAny(one, before)) ??
      turnsOf.find(({ targets }) => targets[0] && !before.includes(targets[0].item)) ??
      turnsOf[0]
    if (turn) add(turn)
    return turn !== undefined
  }

  /** 0: its words are new today, or it is to be typed. 1: it waits to be built. 2: never understood. 3: known. */
  function rankOf({ id, item, words, endings }: Carrier): number {
    const times = asked.get(id) ?? []
    const isKnown = memory.has(item)
    if (![...words, ...endings.filter((item) => !memory.has(item) && isTaughtNow(item))].every(isReady))
      return never
    if (times.length > 0)
      return isKnown || times.length > 1 || planned.length - (times[0] ?? 0) < untilBuilt ? never : 1
    if (isKnown) return kindOf(item) === 'english-sentence' && isTypedNext() ? 0 : 3
    return [...words, ...endings].some((item) => fresh.has(item)) ? 0 : 2
  }

  /** Every third English sentence is a known one. */
  function isTypedNext(): boolean {
    return planned.filter(isSentence).length % 3 === 2
  }

  function isReady(item: Item): boolean {
    return met.has(item) || isExplained(item)
  }

  /** An ending that comes later in these turns: the sentence waits for it. */
  function isTaughtNow(item: Item): boolean {
    return turns.some(({ shows }) => shows.includes(item))
  }

  function sentenceTurn(carrier: Carrier): Turn | undefined {
    const isNew = !memory.has(carrier.item) && !asked.has(carrier.id)
    const hears = carrier.spoken && !possible.cannot.includes('sound') && planned.length % 2 === 0
    // What is new is what it is for.
    const first = carrier.words.find((item) => fresh.has(item)) ?? carrier.words.find((item) => met.has(item))
    const of = first && kindOf(first)
    // An English sentence that was understood on another day is typed.
    const isTyped = of === 'english' && memory.has(carrier.item)
    const skill: Skill = isTyped ? 'recall' : hears ? 'hear' : 'read'
    const kind = isNew ? 'sentence-meaning' : isTyped ? 'type-english' : 'build-sentence'
    const variant = exerciseVariants.find(
      (one) => one.kind === kind && one.of === of && one.needsContext && one.skill === skill,
    )
    if (!variant || first === undefined) return undefined
    const targets = targetsOf(carrier, variant, (item) => met.has(item), { item: first, skill })
    const latin = carrier.words.some(possible.latin)
    return turnOf(variant, 'more', targets, { sentence: carrier.id, latin })
  }
}

const never = 9
const mostLookedAt = 12
