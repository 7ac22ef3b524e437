import type { WordSchedule } from './schedule.ts'

/**
 * The days that each card must last, at nine in ten, for a word to be well known. Anki calls a card mature
 * from three weeks on (https://docs.ankiweb.net/getting-started.html#types-of-cards), and learners who come
 * from Anki know this measure.
 */
const knownFrom = 21

/**
 * Whether a word is well known: none of its cards is in its learning steps, and every card begun lasts three
 * weeks or more.
 */
export function isWellKnown({ cards }: Pick<WordSchedule, 'cards'>): boolean {
  const begun = Object.values(cards)
  return (
    begun.length > 0 && begun.every(({ state, stability }) => state === 'known' && stability >= knownFrom)
  )
}

/** The well-known words, each with the time of its last review. */
export const wellKnown = (schedules: readonly WordSchedule[]): Map<string, number> =>
  new Map(
    schedules.filter(isWellKnown).map(({ word, cards }) => {
      return [word, Math.max(...Object.values(cards).map(({ last }) => last))]
    }),
  )
