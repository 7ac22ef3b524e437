import type { Item } from '../practice/item.ts'
import { type Look, mostLooks, type Practice } from '../practice/practice.ts'
import { letterItem, wordItem } from './exercises/world.ts'
import { judgeWriteByHand } from './exercises/write-by-hand/judge.ts'

/** What is written, traced and said outside a session asks nothing, so no time is measured. */
const practice = (exercise: string, looks: readonly Look[], at: number): Practice => ({
  exercise,
  at,
  took: 0,
  looks: looks.slice(0, mostLooks),
})

/** A letter that was written stroke by stroke, after so many strokes that did not count. */
export function practiceOfWriting(letter: string, misses: number, at: number): Practice {
  const asks = [{ item: letterItem(letter), skill: 'write' as const }]
  const { looks } = judgeWriteByHand({ kind: 'write-by-hand', asks }, { type: 'written', done: true, misses })
  return practice('letters/write', looks, at)
}

/**
 * A text that was traced well, by the ids of its letters. The order of the strokes was not judged and the letters were
 * in sight: it counts as known with an effort.
 */
export const practiceOfTracing = (letters: readonly string[], at: number): Practice =>
  practice('trace', each(letters.map(letterItem), 'write', 'hard'), at)

/** A text that was read aloud, by the entries of its words that were heard. What was not heard shows nothing. */
export const practiceOfReadingAloud = (entries: readonly string[], at: number): Practice =>
  practice('read-aloud', each(entries.map(wordItem), 'read', 'good'), at)

const each = (items: readonly Item[], skill: Look['skill'], outcome: Look['outcome']) =>
  [...new Set(items)].map((item) => ({ item, skill, outcome }))
