import { createStore, useStore } from 'zustand'

/**
 * What a browser does with what it is given. `full`: it has no room. `blocked`: a tab with an older version of the app
 * is open. Unknown until something was given to it.
 */
export type Keeps = 'unknown' | 'kept' | 'refused' | 'full' | 'blocked'

export type Keeping = {
  /** The settings, the progress and the words. */
  local: Keeps
  /** The log of practice. */
  log: Keeps
  /** The browser has removed what it had kept, and the learner was not told yet. */
  evicted: boolean
  /** How many of an account's records the server does not have, because they are damaged. */
  damaged: number
  /** How many records on this device cannot be read, because they are damaged. */
  unreadable: number
}

/** A screen that says that something is kept asks here first. */
export const keepingStore = createStore<Keeping>(() => ({
  local: 'unknown',
  log: 'unknown',
  evicted: false,
  damaged: 0,
  unreadable: 0,
}))

/** Sets only what has changed, because every page watches it. */
export function noteKeeping(found: Partial<Keeping>) {
  const now = keepingStore.getState()
  const changed = Object.entries(found).some(([part, value]) => now[part as keyof Keeping] !== value)
  if (changed) keepingStore.setState(found)
}

/** Each is said once, though it is found again and again. */
function countOnce(part: 'damaged' | 'unreadable') {
  const told = new Set<string>()
  return (found: readonly string[]) => {
    const fresh = new Set(found.filter((one) => !told.has(one)))
    for (const one of fresh) told.add(one)
    if (fresh.size > 0) noteKeeping({ [part]: keepingStore.getState()[part] + fresh.size })
  }
}

/** By their ids. */
export const noteDamaged = countOnce('damaged')

/** As they are kept. */
export const noteUnreadable = countOnce('unreadable')

/** Whether this device keeps what is done here, as a whole. */
export function keepsNow({ local, log }: Pick<Keeping, 'local' | 'log'>): Keeps {
  const worst = (['refused', 'full', 'blocked', 'unknown'] as const).find(
    (state) => local === state || log === state,
  )
  return worst ?? 'kept'
}

export const useKeeps = (): Keeps => useStore(keepingStore, keepsNow)

/** Why a browser did not keep something. */
export const refusalOf = (error: unknown): 'full' | 'refused' =>
  error instanceof Error && error.name === 'QuotaExceededError' ? 'full' : 'refused'
