import type { Item, Skill } from '../../practice/item.ts'
import type { Target } from '../exercises/parts.ts'
import type { Open } from './open-targets.ts'

type OfItem = Partial<Record<Skill, Open>>

/** Eye and ear are asked in turn: out of its turn, a sense is worth less. */
const outOfTurn = 0.6

/** What is open while a session is planned. A word with one schedule for eye and ear is found by either. */
export class OpenList {
  readonly #targets = new Map<Item, OfItem>()
  /** All that is worth something, what is worth most first, until something is added: there may be thousands. */
  #byWorth: readonly Open[] | undefined

  constructor(targets: readonly Open[]) {
    for (const target of targets) this.add(target)
  }

  add(target: Open): void {
    this.#targets.set(target.item, { ...this.#targets.get(target.item), [target.skill]: target })
    this.#byWorth = undefined
  }

  get({ item, skill }: Target): Open | undefined {
    const known = this.#targets.get(item)
    const own = known?.[skill]
    if (own || !known || (skill !== 'read' && skill !== 'hear')) return own
    const other = known[skill === 'read' ? 'hear' : 'read']
    return other?.either ? other : undefined
  }

  /** What can be asked after so many exercises, what is worth most first. */
  ready(turns: number): Open[] {
    this.#byWorth ??= [...this.#targets.values()]
      .flatMap((known) => Object.values(known))
      .filter(({ worth }) => worth > 0)
      .sort((one, other) => other.worth - one.worth)
    return this.#byWorth.filter(({ from }) => from <= turns)
  }

  /** What the memory wins by asking for this now. */
  worth(target: Target, turns: number): number {
    const open = this.get(target)
    if (!open || open.from > turns) return 0
    return open.skill === target.skill ? open.worth : open.worth * outOfTurn
  }

  /** What it wins by asking for all of these. */
  gain(targets: readonly Target[], turns: number): number {
    let sum = 0
    for (const target of targets) sum += this.worth(target, turns)
    return sum
  }

  /** These were asked: nothing more is won today. Who says a word understands it. */
  close(targets: readonly Target[]): void {
    const before = this.#byWorth
    const closed = new Set<Open>()
    for (const { item, skill } of targets) {
      const skills: Skill[] = skill === 'recall' ? ['recall', 'read', 'hear'] : [skill]
      for (const one of skills) {
        const open = this.get({ item, skill: one })
        if (!open) continue
        closed.add(open)
        this.add({ ...open, worth: 0 })
      }
    }
    this.#byWorth = before?.filter((open) => !closed.has(open))
  }
}
