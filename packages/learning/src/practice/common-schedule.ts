import { type Card, graded, likelyKnown } from '../review/scheduler.ts'
import type { Outcome } from './practice.ts'

/**
 * Understanding a word by eye and by ear is one schedule: it is asked by eye and by ear in turn, and a right answer by
 * one counts for both (`common` of an observation). It starts at what is less sure of the two, so nothing is taken as
 * surer than its own practice showed. After a failure by one of them there are two schedules again, until that one has
 * nearly caught up.
 */
export type Sense = 'read' | 'hear'

/** What is known of a word by eye and ear. */
type Senses = Readonly<Partial<Record<Sense, Card>>>

export const otherSense = (sense: Sense): Sense => (sense === 'read' ? 'hear' : 'read')

/** What is known by eye and ear after an answer that stands for both. */
export function commonlyGraded(known: Senses, sense: Sense, outcome: Outcome, at: number): Senses {
  const [own, other] = [known[sense], known[otherSense(sense)]]
  const isFirst = !own && !other
  // What is wrong by eye says nothing of the ear, unless the word was never asked before.
  if (!isFirst && (outcome === 'again' || !own || !other)) return { [sense]: graded(own, outcome, at) }
  const card = graded(own && other && lessSure(own, other, at), outcome, at)
  return { read: card, hear: card }
}

/** Of two cards, the one that is less likely to be known. */
export function lessSure(one: Card, other: Card, at: number): Card {
  const apart = likelyKnown(one, at) - likelyKnown(other, at)
  if (apart !== 0) return apart < 0 ? one : other
  return one.stability <= other.stability ? one : other
}

/** Whether a word has one schedule for both, or was never asked. */
export function isCommon({ read, hear }: Senses): boolean {
  if (!read || !hear) return !read && !hear
  return areSame(read, hear) || !(isFailing(read, hear) || isFailing(hear, read))
}

/** Whether eye and ear have the very same schedule: every answer stood for both. */
export const isInStep = ({ read, hear }: Senses): boolean =>
  read !== undefined && hear !== undefined && areSame(read, hear)

/**
 * Of a word with one schedule for eye and ear: the sense that it is asked by next, in turn, and that schedule. Undefined
 * where there are two schedules, or only one sense was ever asked.
 */
export function nextSense(known: Senses): { sense: Sense; card: Card } | undefined {
  const { read, hear } = known
  if (!read || !hear || !isCommon(known)) return undefined
  const card = lessSure(read, hear, Math.max(read.last, hear.last))
  const isInTurn = read.last === hear.last && read.reps === hear.reps
  const byEye = isInTurn ? read.reps % 2 === 0 : card === read
  return { sense: byEye ? 'read' : 'hear', card }
}

const areSame = (one: Card, other: Card) =>
  one.last === other.last && one.stability === other.stability && one.reps === other.reps

/** Whether a card was forgotten, and lasts less than half as long as the other one since. */
const isFailing = (card: Card, other: Card) =>
  (card.state !== 'known' && card.step === 0) || (card.lapses > 0 && card.stability * 2 < other.stability)
