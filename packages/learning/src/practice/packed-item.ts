import * as v from 'valibot'
import type { Card, CardState } from '../review/scheduler.ts'
import { type Item, isItem, type Skill, skillsOf } from './item.ts'
import type { Known } from './memory.ts'

const skills: readonly Skill[] = [...new Set(Object.values(skillsOf).flat())]
const states: readonly CardState[] = ['learning', 'known', 'relearning']

const number = v.pipe(v.number(), v.finite())
const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/**
 * A card without the names of its fields, which would be half of the text: the place of its state, when it was last
 * seen, how long after that it is due and how long before that it was first seen, and the rest in its order.
 */
const PackedCard = v.tuple([
  v.pipe(count, v.maxValue(states.length - 1)),
  ...([number, number, number] as const),
  ...([number, number] as const),
  ...([count, count, count] as const),
])
type PackedCard = v.InferOutput<typeof PackedCard>

/** What is known of an item, by skill, as a server sends thousands of them to a device. */
export const PackedItem = v.tuple([v.custom<Item>(isItem), v.record(v.picklist(skills), PackedCard)])
export type PackedItem = v.InferOutput<typeof PackedItem>

export const packItem = ([item, known]: readonly [Item, Known]): PackedItem => [item, mapCards(known, pack)]

export const unpackItem = ([item, known]: PackedItem): [Item, Known] => [item, mapCards(known, unpack)]

const mapCards = <From, To>(cards: Readonly<Partial<Record<Skill, From>>>, change: (card: From) => To) =>
  Object.fromEntries(
    Object.entries(cards).map(([skill, card]): [Skill, To] => [skill as Skill, change(card)]),
  ) as Record<Skill, To>

function pack({ state, due, stability, difficulty, step, reps, lapses, first, last }: Card): PackedCard {
  return [states.indexOf(state), last, due - last, last - first, stability, difficulty, step, reps, lapses]
}

function unpack([state, last, dueIn, seenFor, stability, difficulty, step, reps, lapses]: PackedCard): Card {
  return {
    state: states[state] ?? 'learning',
    ...{ due: last + dueIn, stability, difficulty, step, reps, lapses, first: last - seenFor, last },
  }
}
