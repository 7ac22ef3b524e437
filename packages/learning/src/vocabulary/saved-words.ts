import { keyOf } from '@app/malayalam'
import * as v from 'valibot'
import { SavedWord } from './saved-word.ts'
import { isSoundAtAGlance } from './sound-at-a-glance.ts'

/**
 * Each word once, in any spelling: its first record, in the given order. Where it was met comes from the
 * first of its records that has a place.
 */
export function eachWordOnce(words: Iterable<SavedWord>): SavedWord[] {
  const byKey = new Map<string, SavedWord>()
  for (const saved of words) {
    const key = keyOf(saved.word)
    const known = byKey.get(key)
    if (!known) byKey.set(key, saved)
    else if (!known.metAt && saved.metAt) byKey.set(key, { ...known, metAt: saved.metAt })
  }
  return [...byKey.values()]
}

/** Reads the words of a stored list, up to a limit. Damaged ones are left out, the others stay. */
export function readSavedWords(stored: unknown, limit: number): SavedWord[] {
  const list = Array.isArray(stored) ? stored.slice(0, limit) : []
  return list.flatMap((item) => {
    if (isSoundAtAGlance(item)) return [item]
    const read = v.safeParse(SavedWord, item)
    return read.success ? [read.output] : []
  })
}
