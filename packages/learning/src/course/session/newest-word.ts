import type { Item } from '../../practice/item.ts'
import type { Memory } from '../../practice/memory.ts'
import { day } from '../../review/schedule.ts'
import type { Carrier } from './course-map.ts'
import type { Turn } from './session.ts'

/** So often may the newest word be right about sentences. A grid by which it would be right more often is worth so much. */
const mostRight = 0.25
const worthOfUnfair = 0.4

/** Keeps a plan from asking about sentences so that one need only take what is newest. */
export class NewestWord {
  readonly #metAt: Map<Item, number>
  #lessons = 0
  #asked = 0
  /** How often the newest word was right, or would be by chance. */
  #right = 0

  /** What was met on one day is equally new. */
  constructor(memory: Memory) {
    this.#metAt = new Map([...memory].map(([item, known]) => [item, dayOf(known)]))
  }

  /** These are newer than all else. */
  meet(items: readonly Item[]): void {
    this.#lessons += 1
    for (const item of items) this.#metAt.set(item, afterAllDays + this.#lessons)
  }

  /** What a turn is worth of what it would be, from 0 to 1: less, if the newest word would be right too often by it. */
  fairness(turn: Turn, carrier: Carrier): number {
    const right = this.#rightOf(turn, carrier)
    if (right === undefined || this.#right + right <= mostRight * (this.#asked + 1)) return 1
    return right <= mostRight ? 1 : worthOfUnfair
  }

  ask(turn: Turn, carriers: readonly Carrier[]): void {
    if (turn.grid === undefined) return
    const right = this.#rightOf(
      turn,
      carriers.find(({ id }) => id === turn.sentence),
    )
    if (right === undefined) return
    this.#asked += 1
    this.#right += right
  }

  #rightOf({ grid = -1 }: Turn, carrier: Carrier | undefined): number | undefined {
    const [needed, wrong] = [carrier?.grids[grid], carrier?.wrong?.[grid]]
    return needed && wrong && rightByNewest(needed, wrong, (item) => this.#metAt.get(item) ?? 0)
  }
}

const afterAllDays = 1e9
const dayOf = (known: ReturnType<Memory['get']>) =>
  Math.floor(Math.min(...Object.values(known ?? {}).map(({ first }) => first)) / day)

/**
 * How often who only takes what is newest would be right, from 0 to 1: the option with the most of what was met last,
 * among such ones that with the most of what was met before that, and so on; one of them by chance. `metAt` says when
 * something was met, the later the greater; of what was met together it says the same.
 */
export function rightByNewest(
  right: readonly Item[],
  wrong: readonly (readonly Item[])[],
  metAt: (item: Item) => number,
): number {
  const own = newestFirst(right, metAt)
  const others = wrong.map((option) => compare(newestFirst(option, metAt), own))
  return others.some((newer) => newer > 0) ? 0 : 1 / (1 + others.filter((newer) => newer === 0).length)
}

const newestFirst = (items: readonly Item[], metAt: (item: Item) => number): number[] =>
  items.map(metAt).sort((one, other) => other - one)

/** More than 0 if the first has more of what is newest. */
function compare(one: readonly number[], other: readonly number[]): number {
  for (let at = 0; at < Math.max(one.length, other.length); at++) {
    const newer = (one[at] ?? Number.NEGATIVE_INFINITY) - (other[at] ?? Number.NEGATIVE_INFINITY)
    if (newer !== 0) return newer
  }
  return 0
}
