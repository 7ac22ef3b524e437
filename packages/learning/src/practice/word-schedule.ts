import type { CardKind } from '../review/review.ts'
import type { WordSchedule } from '../review/schedule.ts'
import { nextSense, otherSense } from './common-schedule.ts'
import { idOfKind } from './item.ts'
import type { Known, Memory } from './memory.ts'

/** What is known of a word, by the cards that `/review` asks. */
export function wordSchedule(word: string, { read, hear, recall }: Known): WordSchedule {
  return { word, cards: { ...(read && { read }), ...(hear && { hear }), ...(recall && { say: recall }) } }
}

/**
 * The same of a word that was met and is not saved. Sessions ask it by eye and ear in turn where both have one schedule:
 * then it has one card for both, by the sense that is next, or by the other one where that is not wanted.
 */
export function metSchedule(word: string, known: Known, kinds: readonly CardKind[]): WordSchedule {
  const { cards } = wordSchedule(word, known)
  const next = nextSense(known)
  if (!next) return { word, cards, met: true }
  const sense = kinds.includes(next.sense) ? next.sense : otherSense(next.sense)
  return { word, cards: { [sense]: next.card, ...(cards.say && { say: cards.say }) }, met: true }
}

/** The schedules of all words of a memory. */
export const wordSchedules = (memory: Memory): WordSchedule[] =>
  [...memory].flatMap(([item, known]) => {
    const word = idOfKind(item, 'word')
    return word === undefined ? [] : [wordSchedule(word, known)]
  })
