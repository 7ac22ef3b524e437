import type { CardKind } from './review.ts'
import { clockSlack, day, dueOf, nextKind, type WordSchedule } from './schedule.ts'
import type { Card } from './scheduler.ts'
import type { ReviewSettings } from './settings.ts'

/** A card to show. `fresh`: it was never shown before. */
export type Asked = { word: string; kind: CardKind; fresh: boolean }

/** The cards in order, and how many of them are due and how many are new. */
export type Queue = { cards: Asked[]; due: number; fresh: number }

/** How many cards the learner saw since their day began: new ones, and reviews of known ones. */
export type DoneToday = { fresh: number; reviews: number }

/** The learner's day begins at 4 in the morning. What is due later on it is due now: a session at 7 finds all of it. */
export type Moment = { now: number; dayStart: number }

/** The end of the learner's day. */
export const dayEnd = ({ dayStart }: Pick<Moment, 'dayStart'>): number => dayStart + day

/** What the device stores about its learner's words. */
export type Known = {
  /** The keys of the saved words, oldest first. Besides them, only words that were met are asked. */
  words: readonly string[]
  /** The schedules of the words. Those of words with nothing due and no card to begin may be missing. */
  schedules: readonly WordSchedule[]
  /** Whether a word has a schedule. */
  begun: (word: string) => boolean
  /** When this device last showed a card, by its own clock. */
  shownAt?: (card: Pick<Asked, 'word' | 'kind'>) => number | undefined
}

/**
 * The milliseconds by which a card in its learning steps may come early, so that the learner need not wait.
 */
export const earlyBy = 20 * 60_000

/**
 * The cards to review now: first the due cards, the longest overdue first; then new cards, those of words
 * already begun before those of new words; then cards in their learning steps that are due within minutes.
 */
export function queue(known: Known, settings: ReviewSettings, done: DoneToday, moment: Moment): Queue {
  const saved = new Set(known.words)
  const schedules = known.schedules.filter(({ word, met }) => met || saved.has(word))
  const waiting = dueCards({ ...known, schedules }, settings.kinds, moment)

  let room = Math.max(0, settings.reviewsPerDay - done.reviews)
  // Cards in their learning steps are always finished, whatever today's limit is.
  const isDue = ({ due, learning }: (typeof waiting)[number]) =>
    learning ? due <= moment.now : due < dayEnd(moment)
  const due = waiting.filter((card) => isDue(card) && (card.learning || room-- > 0))
  const fresh = newCards({ ...known, schedules }, settings, moment).slice(
    0,
    Math.max(0, settings.newPerDay - done.fresh),
  )
  const soon = waiting.filter(
    ({ due, learning }) => learning && due > moment.now && due <= moment.now + earlyBy,
  )
  const asked = [...due, ...fresh, ...soon].map(({ word, kind, fresh }) => ({ word, kind, fresh }))
  return { cards: asked, due: due.length + soon.length, fresh: fresh.length }
}

function dueCards({ schedules, shownAt }: Known, kinds: readonly CardKind[], { now, dayStart }: Moment) {
  return schedules
    .flatMap((schedule) => {
      const { word, cards } = schedule
      const waiting = dueOf(schedule, kinds, dayStart)
      const card = waiting && cards[waiting.kind]
      if (!waiting || !card) return []
      // The last review is later than now, because a clock was wrong. Asking at once corrects that.
      const due =
        card.last > now + clockSlack ? now : waiting.due + setBack({ word, kind: waiting.kind }, card)
      return [{ word, kind: waiting.kind, fresh: false, due, learning: waiting.inSteps }]
    })
    .sort((one, other) => one.due - other.due)

  /**
   * The server moves a review from the future to its own time. By the device's wrong clock, the card would
   * then be due again and again. This adds the difference between the clocks, so that the card rests as long
   * as it should.
   */
  function setBack(asked: Pick<Asked, 'word' | 'kind'>, { last }: Card) {
    return Math.max(0, (shownAt?.(asked) ?? last) - last)
  }
}

function newCards({ words, schedules, begun }: Known, { kinds, newPerDay }: ReviewSettings, moment: Moment) {
  const cards = schedules.flatMap(({ word, cards, met }): Asked[] => {
    if (met) return []
    const kind = nextKind({ cards }, kinds)
    const seenToday = Object.values(cards).some(({ last }) => last >= moment.dayStart)
    const rests =
      seenToday || kinds.some((kind) => (cards[kind]?.due ?? Number.POSITIVE_INFINITY) < dayEnd(moment))
    return kind && !rests ? [{ word, kind, fresh: true }] : []
  })
  const [kind] = kinds
  if (!kind) return cards
  for (const word of words) {
    if (cards.length >= newPerDay) break
    if (!begun(word)) cards.push({ word, kind, fresh: true })
  }
  return cards
}
