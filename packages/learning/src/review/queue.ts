import type { CardKind } from './review.ts'
import { clockSlack, dueOf, nextKind, type WordSchedule } from './schedule.ts'
import type { Card } from './scheduler.ts'
import type { ReviewSettings } from './settings.ts'

/** A card that is to be shown; `fresh`: it never was. */
export type Asked = { word: string; kind: CardKind; fresh: boolean }

/** The cards in their order, and how many of them are due and how many are new. */
export type Queue = { cards: Asked[]; due: number; fresh: number }

/** How many cards were seen since the learner's day began: for the first time, and again. */
export type DoneToday = { fresh: number; reviews: number }

export type Moment = { now: number; dayStart: number }

/** What a device knows of its learner's words. */
export type Known = {
  /** The keys of the saved words, oldest first. Of others nothing is asked. */
  words: readonly string[]
  /** At least those of the words that are due, and of those that have a card still to begin. */
  schedules: readonly WordSchedule[]
  /** Whether there is any schedule of a word. */
  begun: (word: string) => boolean
  /** When, by its own clock, this device showed a card last. */
  shownAt?: (card: Pick<Asked, 'word' | 'kind'>) => number | undefined
}

/** So many milliseconds may a card come early that is learnt in minutes, rather than keep a learner waiting. */
export const earlyBy = 20 * 60_000

/**
 * What is to be reviewed now: what is due, the longest due first; then new cards, of words begun before those of words that were
 * not; then, early, what would be due in minutes.
 */
export function queue(known: Known, settings: ReviewSettings, done: DoneToday, moment: Moment): Queue {
  const saved = new Set(known.words)
  const schedules = known.schedules.filter(({ word }) => saved.has(word))
  const waiting = dueCards({ ...known, schedules }, settings.kinds, moment)

  let room = Math.max(0, settings.reviewsPerDay - done.reviews)
  // What is being learnt in minutes is finished, however much was reviewed today.
  const due = waiting.filter(({ due, learning }) => due <= moment.now && (learning || room-- > 0))
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
    .flatMap(({ word, cards }) => {
      const waiting = dueOf({ word, cards }, kinds, dayStart)
      const card = waiting && cards[waiting.kind]
      if (!waiting || !card) return []
      // Its last review is dated after now, by a clock that was wrong: asking at once puts it right.
      const due =
        card.last > now + clockSlack ? now : waiting.due + setBack({ word, kind: waiting.kind }, card)
      return [{ word, kind: waiting.kind, fresh: false, due, learning: card.state !== 'known' }]
    })
    .sort((one, other) => one.due - other.due)

  /**
   * The server sets a review from the future back to its own time. By the clock that is wrong its card would be due at once, without end: there
   * it rests as long as it would by a right one.
   */
  function setBack(asked: Pick<Asked, 'word' | 'kind'>, { last }: Card) {
    return Math.max(0, (shownAt?.(asked) ?? last) - last)
  }
}

function newCards({ words, schedules, begun }: Known, { kinds, newPerDay }: ReviewSettings, moment: Moment) {
  const cards = schedules.flatMap(({ word, cards }): Asked[] => {
    const kind = nextKind({ cards }, kinds)
    const seenToday = Object.values(cards).some(({ last }) => last >= moment.dayStart)
    const rests = seenToday || kinds.some((kind) => (cards[kind]?.due ?? moment.now + 1) <= moment.now)
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
