import { keyOf } from '@app/malayalam'
import { type CardKind, cardKinds, type ReviewRecord } from './review.ts'
import { type Card, graded } from './scheduler.ts'

/**
 * The state of a word's cards. A card that was never shown is missing. `met`: the word was met on the path or in a quiz
 * and is not saved, so no card of it begins here.
 */
export type WordSchedule = {
  word: string
  cards: Readonly<Partial<Record<CardKind, Card>>>
  met?: true
}

/** How far ahead another device's clock may be, in milliseconds. Time zones differ by up to 26 hours. */
export const clockSlack = 26 * 3_600_000

/**
 * The state of a word's cards after its reviews: a fold of its log, sorted by time. A review dated into the
 * future by a wrong clock counts at the time of the card's review before it, and a card's first review counts
 * as made now. Otherwise the card would rest for years. `word` is the word's key; a review under a key of older
 * rules counts too.
 */
export function scheduleOf(word: string, log: readonly ReviewRecord[], now: number): WordSchedule {
  const cards: Partial<Record<CardKind, Card>> = {}
  for (const { review } of log.toSorted(byTime)) {
    if (!review || keyOf(review.word) !== word) continue
    const card = cards[review.card]
    const at = review.at <= now + clockSlack ? review.at : (card?.last ?? now)
    cards[review.card] = graded(card, review.grade, at)
  }
  return { word, cards }
}

/** The schedules of all words of a log. */
export function schedulesOf(log: readonly ReviewRecord[], now: number): WordSchedule[] {
  return [...logsByWord(log)].map(([word, records]) => scheduleOf(word, records, now))
}

export function logsByWord(log: readonly ReviewRecord[]): Map<string, ReviewRecord[]> {
  const byWord = new Map<string, ReviewRecord[]>()
  for (const record of log) {
    if (!record.review) continue
    const word = keyOf(record.review.word)
    const known = byWord.get(word)
    if (known) known.push(record)
    else byWord.set(word, [record])
  }
  return byWord
}

/**
 * When a word is due next, and with which card: the one rule of what is due, for every screen. If one of a word's cards
 * was shown today, its other cards wait until tomorrow: a learner who has just read the meaning is not tested by a card
 * that asks for it. A word that was met and is not saved comes when a session would ask it.
 */
export function dueOf(
  { cards, met }: WordSchedule,
  kinds: readonly CardKind[],
  dayStart: number,
): DueCard | undefined {
  const tomorrow = dayStart + day
  const lastSeen = Math.max(0, ...cardKinds.map((kind) => cards[kind]?.last ?? 0))
  const waiting = kinds.flatMap((kind): DueCard[] => {
    const card = cards[kind]
    if (!card || (met && kind !== 'say' && isSaid(cards.say, tomorrow))) return []
    const isTaught = met === true && card.step > 0
    const inSteps = card.state !== 'known' && !isTaught
    const due = card.state !== 'known' && isTaught ? card.last + lasts(card) : card.due
    const rests = lastSeen >= dayStart && (card.last !== lastSeen || (met && !inSteps))
    return [{ kind, due: rests ? Math.max(due, tomorrow) : due, inSteps }]
  })
  return waiting.sort((one, other) => one.due - other.due)[0]
}

/** Who can say a word understands it. */
const isSaid = (say: Card | undefined, until: number) =>
  say !== undefined && say.state === 'known' && say.due >= until

/** Until nine in ten still know it: a session repeats by itself what is being learnt, and in no steps of minutes. */
const lasts = ({ stability }: Card) => stability * day

/** `inSteps`: the card is in its learning steps, and comes within minutes. */
export type DueCard = { kind: CardKind; due: number; inSteps: boolean }

/** Milliseconds. */
export const day = 86_400_000

/**
 * The next card of a word to begin: the first that was never shown, as soon as the cards before it are out of
 * their learning steps.
 */
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
