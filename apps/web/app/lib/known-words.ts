import { keyOf } from '@app/malayalam'
import { useSyncExternalStore } from 'react'
import { deviceStorage } from './safe-storage.ts'

/** The keys of the words that the learner says they know. They stay on this device. */
const name = 'knownWords'

/** More than anybody marks by hand; the oldest go first. */
const most = 20_000

const watchers = new Set<() => void>()
let text: string | null | undefined
let known: ReadonlySet<string> = new Set()

/** Undefined in the prerendered page, which knows of none. */
export function useKnownWords(): ReadonlySet<string> | undefined {
  return useSyncExternalStore(watch, knownNow, () => undefined)
}

/** Says that the learner knows a word, or that they do not. */
export function markKnown(word: string, isKnown: boolean) {
  const keys = new Set(knownNow())
  if (isKnown) keys.add(keyOf(word))
  else keys.delete(keyOf(word))
  deviceStorage.setItem(name, JSON.stringify([...keys].slice(-most)))
  for (const changed of watchers) changed()
}

/** What is damaged is left out. The same list as before is the same value. */
function knownNow(): ReadonlySet<string> {
  const kept = deviceStorage.getItem(name)
  if (kept !== text) {
    text = kept
    const stored = deviceStorage.readJson(name)
    known = new Set(Array.isArray(stored) ? stored.filter((key) => typeof key === 'string') : [])
  }
  return known
}

function watch(changed: () => void) {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === name || key === null) changed()
  }
  watchers.add(changed)
  window.addEventListener('storage', onStorage)
  return () => {
    watchers.delete(changed)
    window.removeEventListener('storage', onStorage)
  }
}
