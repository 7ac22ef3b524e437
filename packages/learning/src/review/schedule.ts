import { type CardKind, cardKinds, type ReviewRecord } from './review.ts'
import { type Card, graded } from './scheduler.ts'

/** Where a word's cards stand; a card that was never seen is not there. */
export type WordSchedule = { word: string; cards: Readonly<Partial<Record<CardKind, Card>>> }

/** How far ahead of ours another device's clock may be: milliseconds. Days begin at different hours on Earth. */
export const clockSlack = 26 * 3_600_000

/**
 * Where one word's cards stand after its reviews: a fold of its log in the order of time, whatever order it comes in. A review
 * that is dated into the future, by a clock that was wrong, counts as made at the moment of the one before it, and the first of a
 * card as made now, so that no card sleeps for years because of it.
 */
export function scheduleOf(word: string, log: readonly ReviewRecord[], now: number): WordSchedule {
  const cards: Partial<Record<CardKind, Card>> = {}
  for (const { review } of log.toSorted(byTime)) {
    if (!review || review.word !== word) continue
    const card = cards[review.card]
    const at = review.at <= now + clockSlack ? review.at : (card?.last ?? now)
    cards[review.card] = graded(card, review.grade, at)
  }
  return { word, cards }
}

/** The same for every word of a log. */
export function schedulesOf(log: readonly ReviewRecord[], now: number): WordSchedule[] {
  return [...logsByWord(log)].map(([word, records]) => scheduleOf(word, records, now))
}

export function logsByWord(log: readonly ReviewRecord[]): Map<string, ReviewRecord[]> {
  const byWord = new Map<string, ReviewRecord[]>()
  for (const record of log) {
    if (!record.review) continue
    const known = byWord.get(record.review.word)
    if (known) known.push(record)
    else byWord.set(record.review.word, [record])
  }
  return byWord
}

/**
 * When a word asks to be reviewed. The cards of a word that was looked at today wait until tomorrow, but for the one that is being
 * learnt in minutes: to have just read a word's meaning makes it no test to say it.
 */
export function dueOf(
  { cards }: WordSchedule,
  kinds: readonly CardKind[],
  dayStart: number,
): DueCard | undefined {
  const known = kinds.flatMap((kind) => (cards[kind] ? [{ kind, card: cards[kind] }] : []))
  const lastSeen = Math.max(0, ...cardKinds.map((kind) => cards[kind]?.last ?? 0))
  const seenToday = lastSeen >= dayStart
  const waiting = known.map(({ kind, card }) => {
    const rests = seenToday && card.last !== lastSeen
    return { kind, due: rests ? Math.max(card.due, dayStart + day) : card.due }
  })
  return waiting.sort((one, other) => one.due - other.due)[0]
}

export type DueCard = { kind: CardKind; due: number }

/** Milliseconds. */
export const day = 86_400_000

/** Which card of a word comes next: the first that was never seen, once those before it are known for days. */
export function nextKind(
  { cards }: Pick<WordSchedule, 'cards'>,
  kinds: readonly CardKind[],
): CardKind | undefined {
  for (const kind of kinds) {
    const card = cards[kind]
    if (!card) return kind
    if (card.state !== 'known') return undefined
  }
  return undefined
}

function byTime(one: ReviewRecord, other: ReviewRecord): number {
  return (one.review?.at ?? 0) - (other.review?.at ?? 0) || (one.id < other.id ? -1 : 1)
}
