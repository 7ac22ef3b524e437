import type { WordSchedule } from './schedule.ts'

/**
 * Days for which each card of a word must be known, nine times in ten, for the word to be called known: from three weeks on Anki calls a
 * card mature (https://docs.ankiweb.net/getting-started.html#types-of-cards), and learners who come from there know the measure.
 */
const knownFrom = 21

/** Whether a word was reviewed well: none of its cards is being learnt or was forgotten, and each that was begun lasts three weeks and more. */
export function isWellKnown({ cards }: Pick<WordSchedule, 'cards'>): boolean {
  const begun = Object.values(cards)
  return (
    begun.length > 0 && begun.every(({ state, stability }) => state === 'known' && stability >= knownFrom)
  )
}

/** The words that were reviewed well, each with the moment of its last review. */
export const wellKnown = (schedules: readonly WordSchedule[]): Map<string, number> =>
  new Map(
    schedules.filter(isWellKnown).map(({ word, cards }) => {
      return [word, Math.max(...Object.values(cards).map(({ last }) => last))]
    }),
  )
