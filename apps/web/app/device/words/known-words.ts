import { keyOf } from '@app/malayalam'
import { useSyncExternalStore } from 'react'
import { deviceKeys } from '../storage/keys.ts'
import { watchKeys } from '../storage/watch-keys.ts'
import { nameFor, targetStorage } from '../target-language/target-language.ts'

/** More than anybody marks by hand. The oldest are dropped first. */
const maxMarks = 20_000

/** The words that a learner marked, by their keys, each with its time. */
export type WordMarks = { said: ReadonlySet<string>; denied: ReadonlyMap<string, number> }

const { watch, notify } = watchKeys(nameFor(deviceKeys.knownWords), nameFor(deviceKeys.deniedWords))
let texts: readonly (string | null)[] = []
let marks: WordMarks = { said: new Set(), denied: new Map() }

/** Undefined in the prerendered page. */
export function useWordMarks(): WordMarks | undefined {
  return useSyncExternalStore(watch, wordMarks, () => undefined)
}

/** Marks a word as known or not known from this moment, whatever its earlier reviews say. */
export function markKnown(word: string, isKnown: boolean, now: number) {
  const { said, denied } = wordMarks()
  const key = keyOf(word)
  const others = [...said].filter((other) => other !== key)
  const othersDenied = [...denied].filter(([other]) => other !== key)
  keep(deviceKeys.knownWords, isKnown ? [...others, key] : others)
  keep(deviceKeys.deniedWords, isKnown ? othersDenied : [...othersDenied, [key, now]])
  notifyMarks()
}

/** Call this after other code has written the marks. */
export const notifyMarks = notify

const keep = (name: string, entries: readonly unknown[]) =>
  targetStorage.setItem(name, JSON.stringify(entries.slice(-maxMarks)))

/** Damaged marks are left out. Unchanged marks are the same value. */
export function wordMarks(): WordMarks {
  const kept = [deviceKeys.knownWords, deviceKeys.deniedWords].map((name) => targetStorage.getItem(name))
  if (kept.some((text, place) => text !== texts[place])) {
    texts = kept
    marks = marksIn(targetStorage)
  }
  return marks
}

/** The marks of words of the language that the storage is of. */
export function marksIn(storage: typeof targetStorage): WordMarks {
  const listOf = (name: string): unknown[] => {
    const stored = storage.readJson(name)
    return Array.isArray(stored) ? stored : []
  }
  return {
    // The keys of an older version may be others than today's.
    said: new Set(
      listOf(deviceKeys.knownWords).flatMap((key) => (typeof key === 'string' ? [keyOf(key)] : [])),
    ),
    denied: new Map(
      listOf(deviceKeys.deniedWords).flatMap((entry) => {
        const [key, at]: unknown[] = Array.isArray(entry) ? entry : []
        return typeof key === 'string' && typeof at === 'number' ? [[keyOf(key), at] as const] : []
      }),
    ),
  }
}
