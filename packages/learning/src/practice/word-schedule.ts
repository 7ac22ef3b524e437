import type { WordSchedule } from '../review/schedule.ts'
import { idOfKind } from './item.ts'
import type { Known, Memory } from './memory.ts'

/** What is known of a word, by the cards that `/review` asks. */
export function wordSchedule(word: string, { read, hear, recall }: Known): WordSchedule {
  return { word, cards: { ...(read && { read }), ...(hear && { hear }), ...(recall && { say: recall }) } }
}

/** The schedules of all words of a memory. */
export const wordSchedules = (memory: Memory): WordSchedule[] =>
  [...memory].flatMap(([item, known]) => {
    const word = idOfKind(item, 'word')
    return word === undefined ? [] : [wordSchedule(word, known)]
  })
