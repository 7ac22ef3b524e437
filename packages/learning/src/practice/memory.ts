import { clockSlack } from '../review/schedule.ts'
import { type Card, graded } from '../review/scheduler.ts'
import { commonlyGraded } from './common-schedule.ts'
import type { Item, Skill } from './item.ts'
import type { Observation, PracticeRecord } from './practice.ts'

/** The schedule of each skill of an item that was ever practised. */
export type Known = Readonly<Partial<Record<Skill, Card>>>

/** What a learner knows: each practised item, by its name of today. */
export type Memory = ReadonlyMap<Item, Known>

export const noMemory: Memory = new Map()

/**
 * The edition of the fold. It grows by one whenever the same log gives another memory: by other schedules, or by other
 * names of items. What is kept of a fold of another edition has to be folded again.
 */
export const memoryEdition = 1

/** Gives the name that an item has today. Practice keeps the name that it was made with. */
export type ToCanonicalItem = (item: Item) => Item

/**
 * What a learner knows after their practice: a fold of the log in the order of time. An exercise that a wrong
 * clock dated into the future counts at the time of the look before it, or as made now.
 */
export function memoryOf(
  log: readonly PracticeRecord[],
  now: number,
  toCanonicalItem: ToCanonicalItem,
): Memory {
  const turns = memoryInTurns(log, now, toCanonicalItem, Number.POSITIVE_INFINITY)
  for (let turn = turns.next(); ; turn = turns.next()) if (turn.done) return turn.value
}

/** The same in turns of so many looks, for a program that has other work to do between them. */
export function* memoryInTurns(
  log: readonly PracticeRecord[],
  now: number,
  toCanonicalItem: ToCanonicalItem,
  looksInTurn: number,
): Generator<void, Memory> {
  const name = remembering(toCanonicalItem)
  const memory = new Map<Item, Known>()
  let done = 0
  for (const { practice } of inOrder(log))
    for (const look of practice.looks) {
      const item = name(look.item)
      memory.set(item, applyObservation(memory.get(item), look, practice.at, now))
      done += 1
      if (done % looksInTurn === 0) yield
    }
  return memory
}

/** What is known of one item, after a log that has at least all practice of it. */
export function knownOf(
  item: Item,
  log: readonly PracticeRecord[],
  now: number,
  toCanonicalItem: ToCanonicalItem,
): Known {
  return applyAllPractice({}, item, log, now, remembering(toCanonicalItem))
}

/**
 * The memory after an exercise that was done just now, on this device: the newest of the log. It costs no fold of the
 * rest.
 */
export function applyPractice(
  memory: Memory,
  { practice }: PracticeRecord,
  now: number,
  toCanonicalItem: ToCanonicalItem,
): Memory {
  const after = new Map(memory)
  for (const look of practice?.looks ?? []) {
    const item = toCanonicalItem(look.item)
    after.set(item, applyObservation(after.get(item), look, practice?.at ?? now, now))
  }
  return after
}

/** What is known of one item after more practice than `known` has: what was done since, in the order of time. */
export function applyAllPractice(
  known: Known,
  item: Item,
  since: readonly PracticeRecord[],
  now: number,
  toCanonicalItem: ToCanonicalItem,
): Known {
  let after = known
  for (const { practice } of inOrder(since))
    for (const look of practice.looks)
      if (toCanonicalItem(look.item) === item) after = applyObservation(after, look, practice.at, now)
  return after
}

function applyObservation(
  known: Known | undefined,
  { skill, outcome, common }: Observation,
  at: number,
  now: number,
): Known {
  const card = known?.[skill]
  const right = at <= now + clockSlack ? at : (card?.last ?? now)
  if (common && (skill === 'read' || skill === 'hear'))
    return { ...known, ...commonlyGraded(known ?? {}, skill, outcome, right) }
  return { ...known, [skill]: graded(card, outcome, right) }
}

/** What one exercise showed of an item, and when the exercise ended. */
export type ItemLook = { at: number; look: Observation }

/**
 * What is known of an item by its looks, in the order of their times, after what was known before all of them. All times
 * are right: no clock was ahead.
 */
export function knownByLooks(looks: readonly ItemLook[], before: Known = {}): Known {
  let known = before
  for (const { at, look } of looks) known = applyObservation(known, look, at, at)
  return known
}

type Done = PracticeRecord & { practice: NonNullable<PracticeRecord['practice']> }

/** What was not undone, in the order of time. */
const inOrder = (log: readonly PracticeRecord[]) =>
  log
    .filter((record): record is Done => record.practice !== null)
    .sort((one, other) => one.practice.at - other.practice.at || (one.id < other.id ? -1 : 1))

/** Names are asked for again and again: once for each look. */
function remembering(toCanonicalItem: ToCanonicalItem): ToCanonicalItem {
  const names = new Map<Item, Item>()
  return (item) => {
    const known = names.get(item)
    if (known) return known
    const name = toCanonicalItem(item)
    names.set(item, name)
    return name
  }
}
