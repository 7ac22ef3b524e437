import type { Progress } from '@app/learning/progress'
import type { DeviceStorage } from '../storage/device-storage.ts'
import { deviceKeys } from '../storage/keys.ts'
import { type Owner, ownerOf } from '../storage/owner.ts'

/** The name of an owner's progress. Their changes stand beside it, each under its own name. */
export const progressName = (owner: Owner) => deviceKeys.progressOf + owner

export const changeName = (owner: Owner, id: string) => `${progressName(owner)}/${id}`

/**
 * Keeps a change until it is merged into the progress. Each has a new name, so that tabs that write at the
 * same moment do not disturb each other. Returns false if the browser does not keep it: then only this page has it,
 * and sends it if it is an account's.
 */
export const keepChange = (storage: DeviceStorage, id: string, made: Partial<Progress>): boolean =>
  storage.setItem(changeName(ownerOf(storage), id), JSON.stringify(made))

export function changeNames(storage: DeviceStorage, owner: Owner): string[] {
  const start = `${progressName(owner)}/`
  return storage.names().filter((name) => name.startsWith(start))
}
