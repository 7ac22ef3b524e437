import type { Item } from '../practice/item.ts'
import { mostObservations, type Observation, type Practice } from '../practice/practice.ts'
import { endingItem, letterItem, wordItem } from './exercises/world.ts'
import { judgeWriteByHand } from './exercises/write-by-hand/judge.ts'

/** What is written, traced and said outside a session asks nothing, so no time is measured. */
const practice = (exercise: string, looks: readonly Observation[], at: number): Practice => ({
  exercise,
  at,
  took: 0,
  looks: looks.slice(0, mostObservations),
})

/** A letter that was written stroke by stroke, after so many strokes that did not count. */
export function practiceOfWriting(letter: string, misses: number, at: number): Practice {
  const targets = [{ item: letterItem(letter), skill: 'write' as const }]
  const { looks } = judgeWriteByHand(
    { kind: 'write-by-hand', targets },
    { type: 'written', done: true, misses },
  )
  return practice('letters/write', looks, at)
}

/**
 * A text that was traced well, by the ids of its letters. The order of the strokes was not judged and the letters were
 * in sight: it counts as known with an effort.
 */
export const practiceOfTracing = (letters: readonly string[], at: number): Practice =>
  practice('trace', each(letters.map(letterItem), 'write', 'hard'), at)

/** The letters of a text that ink went beside. Of a trace that is only not finished, nothing is wrong yet. */
export const practiceOfStraying = (letters: readonly string[], at: number): Practice =>
  practice('trace', each(letters.map(letterItem), 'write', 'again'), at)

/**
 * A text that was read aloud, by the entries of its words that were heard, and of those that were not. Where nothing
 * was heard, the microphone may be to blame, so it shows nothing.
 */
export function practiceOfReadingAloud(
  { heard, unheard }: { heard: readonly string[]; unheard: readonly string[] },
  at: number,
): Practice {
  const good = each(heard.map(wordItem), 'read', 'good')
  const missed = heard.length === 0 ? [] : unheard.filter((entry) => !heard.includes(entry))
  return practice('read-aloud', [...good, ...each(missed.map(wordItem), 'read', 'again')], at)
}

/** What Check found in the learner's guesses, by the ids of letters, entries and endings. */
export type CheckedGuesses = {
  /** Words that were understood, in a guess that means what the sentence means. */
  understood: readonly string[]
  /** Words whose meaning was surely missed. */
  missed: readonly string[]
  /** Letters that were read as others. */
  misread: readonly string[]
  /** Endings whose meaning was missed. */
  endings: readonly string[]
}

export const practiceOfCheck = (
  { understood, missed, misread, endings }: CheckedGuesses,
  at: number,
): Practice =>
  practice(
    'check',
    [
      ...each(missed.map(wordItem), 'read', 'again'),
      ...each(endings.map(endingItem), 'understand', 'again'),
      ...each(misread.map(letterItem), 'read', 'again'),
      ...each(understood.map(wordItem), 'read', 'good'),
    ],
    at,
  )

const each = (items: readonly Item[], skill: Observation['skill'], outcome: Observation['outcome']) =>
  [...new Set(items)].map((item) => ({ item, skill, outcome }))
