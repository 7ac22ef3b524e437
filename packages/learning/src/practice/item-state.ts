import { type Card, likelyKnown } from '../review/scheduler.ts'
import type { Known } from './memory.ts'

/**
 * How far a learner is with an item. `new`: never met. `met`: being learnt, or likely forgotten. `known`: likely
 * known now. `lasting`: known, and for weeks.
 */
export const itemStates = ['new', 'met', 'known', 'lasting'] as const
export type ItemState = (typeof itemStates)[number]

/** How likely something must be to count as known. What is due is at nine in ten: a day late changes nothing. */
const likely = 0.8
/** It must have lasted since it was learnt, in days: what was just shown is not known. */
const atLeast = 2
/** As long as a well-known word of the reviews, in days. */
const lasts = 21

/** The state of an item by its best known skill: who says a word understands it. */
export function itemState(known: Known | undefined, now: number): ItemState {
  const cards = Object.values(known ?? {})
  if (cards.length === 0) return 'new'
  const best = cards.filter((card) => isKnown(card, now)).map(({ stability }) => stability)
  if (best.length === 0) return 'met'
  return Math.max(...best) >= lasts ? 'lasting' : 'known'
}

const isKnown = (card: Card, now: number) =>
  card.state !== 'relearning' && card.stability >= atLeast && likelyKnown(card, now) >= likely
