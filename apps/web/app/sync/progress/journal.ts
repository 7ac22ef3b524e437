import type { Progress } from '@app/learning/progress'
import type { DeviceStorage } from '../../storage/device-storage.ts'
import { deviceKeys } from '../../storage/keys.ts'

/** Whose progress is made on this device: an account's while somebody is signed in, else the visitor's. */
export type Owner = 'visitor' | `user-${string}`

export type AccountOwner = Exclude<Owner, 'visitor'>

export const ownerOfLearner = (learner: string): AccountOwner => `user-${learner}`
export const learnerOfOwner = (owner: AccountOwner) => owner.slice('user-'.length)

export function ownerOf(storage: DeviceStorage): Owner {
  const owner = storage.getItem(deviceKeys.progressOwner)
  return owner?.startsWith('user-') ? (owner as AccountOwner) : 'visitor'
}

/** Where an owner's progress stands; their changes stand beside it, each under a name of its own. */
export const progressName = (owner: Owner) => deviceKeys.progressOf + owner

/**
 * Keeps a change until the progress takes it in. Under a new name each time, so that tabs which write at the same moment do not
 * disturb each other. False says that the device has no room.
 */
export function keepChange(storage: DeviceStorage, id: string, made: Partial<Progress>): boolean {
  const name = `${progressName(ownerOf(storage))}/${id}`
  const text = JSON.stringify(made)
  storage.setItem(name, text)
  return storage.getItem(name) === text
}

export function changeNames(storage: DeviceStorage, owner: Owner): string[] {
  const start = `${progressName(owner)}/`
  return storage.names().filter((name) => name.startsWith(start))
}
