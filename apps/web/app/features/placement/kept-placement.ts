import { type Placement, readPlacement } from '@app/learning/course/placement'
import { tabKeys } from '../../storage/keys.ts'
import { tabStorage } from '../../storage/safe-storage.ts'

/** Keeps a placement in its tab: a reload goes on with it. */
export function keepPlacement(placement: Placement) {
  tabStorage.setItem(tabKeys.placement, JSON.stringify(placement))
}

export const forgetPlacement = () => tabStorage.removeItem(tabKeys.placement)

/** The placement that this tab was in the middle of: of this unit, or of the whole path. */
export function keptPlacement(unit: string | undefined): Placement | undefined {
  const kept = readPlacement(tabStorage.readJson(tabKeys.placement))
  return kept?.now && kept.unit === unit ? kept : undefined
}
