import {
  change,
  type DeviceProgress,
  damagedRecords,
  isSettled,
  type Joined,
  joinedNow,
  onlyUnsent,
  type Progress,
  readDevice,
  readJoined,
  readProgress,
} from '@app/learning/progress'
import type { DeviceStorage } from '../storage/device-storage.ts'
import { noteUnreadable } from '../storage/keeping.ts'
import { deviceKeys } from '../storage/keys.ts'
import { type Owner, ownerOf } from '../storage/owner.ts'
import { changeNames, progressName } from './journal.ts'

/** What the device keeps of its learners. Only one tab at a time may write; the others add changes. */
export function progressStorage(storage: DeviceStorage) {
  const keep = (owner: Owner, device: DeviceProgress) =>
    storage.setItem(progressName(owner), JSON.stringify(device))

  function read(owner: Owner, names: readonly string[]): DeviceProgress {
    const { device, damaged } = readAll(owner, names)
    noteUnreadable(damaged.map((value) => JSON.stringify(value)))
    return device
  }

  /** With what is damaged, as it is kept: it is left out, and the learner hears of it. */
  function readAll(owner: Owner, names: readonly string[]) {
    const whole = readStored(progressName(owner))
    let device = readDevice(whole)
    const damaged = isDamaged(whole)
      ? [whole]
      : damagedBeside(isObject(whole) ? whole.progress : undefined, device.progress)
    for (const name of names) {
      const stored = readStored(name)
      const made = readProgress(stored)
      damaged.push(...damagedBeside(stored, made))
      device = change(device, made)
    }
    return { device, damaged }
  }

  /** A text that is no JSON is damaged as a whole. */
  function readStored(name: string): unknown {
    const value = storage.readJson(name)
    return value === null ? (storage.getItem(name) ?? undefined) : value
  }

  /** What is damaged is not overwritten before it stands elsewhere, as far as there is room. */
  function setAside(damaged: readonly unknown[]) {
    if (damaged.length === 0) return
    const before = storage.readJson(deviceKeys.progressDamaged)
    const all = [...(Array.isArray(before) ? before : []), ...damaged].slice(-mostSetAside)
    storage.setItem(deviceKeys.progressDamaged, JSON.stringify(all))
  }

  /** From now on no tab adds changes to the account. */
  function leave(owner: Owner) {
    if (ownerOf(storage) === owner) storage.removeItem(deviceKeys.progressOwner)
  }

  /**
   * Keeps of an account that has left what the server does not have. Nothing goes before the browser has kept what takes
   * its place: where it takes nothing more, what was told as kept stays as it stands.
   */
  function keepUnsent(owner: Owner, device: DeviceProgress, names: readonly string[]) {
    const whole = progressName(owner)
    if (isSettled(device)) storage.removeItem(whole)
    else if (!keep(owner, onlyUnsent(device))) return
    for (const name of names) storage.removeItem(name)
  }

  return {
    keep,

    /** An owner's progress with the waiting changes. Any tab may read it. */
    read: (owner: Owner) => read(owner, changeNames(storage, owner)),

    /** The same, and removes the changes once they are merged into it. */
    open(owner: Owner): DeviceProgress {
      const names = changeNames(storage, owner)
      const device = read(owner, names)
      setAside(readAll(owner, names).damaged)
      if (names.length > 0 && keep(owner, device)) for (const name of names) storage.removeItem(name)
      return device
    },

    /**
     * Removes an account from the device but for its unsent changes. A change that another tab adds in this moment
     * stays as it is. Returns all that was kept of the account before.
     */
    keepUnsentOnly(owner: Owner): DeviceProgress {
      leave(owner)
      const names = changeNames(storage, owner)
      const device = read(owner, names)
      keepUnsent(owner, device, names)
      return device
    },

    /** The names of the changes that wait. */
    waiting: (owner: Owner) => changeNames(storage, owner),

    /** `names` are those of waiting changes that `device` has: they go with what it was. */
    keepUnsent,

    /** Removes an account from the device, with its unsent changes. */
    forget(owner: Owner) {
      leave(owner)
      for (const name of [...changeNames(storage, owner), progressName(owner)]) storage.removeItem(name)
    },

    setOwner: (owner: Owner) => storage.setItem(deviceKeys.progressOwner, owner),

    /** The part of the visitor's progress that joined this account before. */
    joined: (owner: Owner): Joined | undefined => readJoined(readAllJoined(storage)[markOf(owner)]),

    keepJoined(owner: Owner, visitor: Progress) {
      const all = readAllJoined(storage)
      const now = joinedNow(visitor, readJoined(all[markOf(owner)]))
      storage.setItem(deviceKeys.progressJoined, JSON.stringify({ ...all, [markOf(owner)]: now }))
    },
  }
}

const mostSetAside = 100

const isObject = (value: unknown): value is { progress?: unknown; results?: unknown; words?: unknown } =>
  typeof value === 'object' && value !== null

/** Nothing at all can be read of it. */
const isDamaged = (whole: unknown) => whole !== undefined && !isObject(whole)

/** Nothing is damaged where all that is stored was read. */
function damagedBeside(stored: unknown, read: Progress): unknown[] {
  const count = (value: unknown) => (Array.isArray(value) ? value.length : Number.NaN)
  const { results, words } = isObject(stored) ? stored : {}
  const isWhole = count(results) === read.results.length && count(words) === read.words.length
  return isWhole ? [] : damagedRecords(stored)
}

function readAllJoined(storage: DeviceStorage): Record<string, unknown> {
  const stored = storage.readJson(deviceKeys.progressJoined)
  return stored && typeof stored === 'object' ? { ...stored } : {}
}

/**
 * A mark of an account that does not name it, so that a shared device does not remember its users (FNV-1a).
 */
function markOf(owner: Owner): string {
  let hash = 0x811c9dc5
  for (const character of owner) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(36)
}
