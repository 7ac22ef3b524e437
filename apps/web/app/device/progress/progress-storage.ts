import {
  change,
  type DeviceProgress,
  type Joined,
  joinedNow,
  type Progress,
  readDevice,
  readJoined,
  readProgress,
} from '@app/learning/progress'
import type { DeviceStorage } from '../storage/device-storage.ts'
import { deviceKeys } from '../storage/keys.ts'
import { type Owner, ownerOf } from '../storage/owner.ts'
import { changeNames, progressName } from './journal.ts'

/** What the device keeps of its learners. Only one tab at a time may write; the others add changes. */
export function progressStorage(storage: DeviceStorage) {
  const keep = (owner: Owner, device: DeviceProgress) =>
    storage.setItem(progressName(owner), JSON.stringify(device))

  const read = (owner: Owner, names: readonly string[]) =>
    names.reduce(
      (device, name) => change(device, readProgress(storage.readJson(name))),
      readDevice(storage.readJson(progressName(owner))),
    )

  return {
    keep,

    /** An owner's progress with the waiting changes. Any tab may read it. */
    read: (owner: Owner) => read(owner, changeNames(storage, owner)),

    /** The same, and removes the changes once they are merged into it. */
    open(owner: Owner): DeviceProgress {
      const names = changeNames(storage, owner)
      const device = read(owner, names)
      if (names.length > 0 && keep(owner, device)) for (const name of names) storage.removeItem(name)
      return device
    },

    /** Removes an account from the device. */
    forget(owner: Owner) {
      for (const name of [...changeNames(storage, owner), progressName(owner)]) storage.removeItem(name)
      if (ownerOf(storage) === owner) storage.removeItem(deviceKeys.progressOwner)
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
