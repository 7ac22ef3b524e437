import { keyOf } from '@app/malayalam'
import * as v from 'valibot'
import { SavedWord } from './saved-word.ts'
import { isSoundAtAGlance } from './sound-at-a-glance.ts'

/**
 * Each word once, however it is spelt: the first saving of it, in the order of these. Where it was met is the first thing that any
 * of its savings says of that.
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

/** What of a stored list are words, `most` of them at the most: damaged ones are left out, and take no other with them. */
export function readSavedWords(stored: unknown, most: number): SavedWord[] {
  const list = Array.isArray(stored) ? stored.slice(0, most) : []
  return list.flatMap((item) => {
    if (isSoundAtAGlance(item)) return [item]
    const read = v.safeParse(SavedWord, item)
    return read.success ? [read.output] : []
  })
}
