import type { DeviceStorage } from './device-storage.ts'
import { deviceKeys } from './keys.ts'

/** The owner of the progress made on this device: the signed-in account, or else the visitor. */
export type Owner = 'visitor' | `user-${string}`

export type AccountOwner = Exclude<Owner, 'visitor'>

export const ownerOfLearner = (learner: string): AccountOwner => `user-${learner}`
export const learnerOfOwner = (owner: AccountOwner) => owner.slice('user-'.length)

export function ownerOf(storage: DeviceStorage): Owner {
  const owner = storage.getItem(deviceKeys.progressOwner)
  return owner?.startsWith('user-') ? (owner as AccountOwner) : 'visitor'
}
