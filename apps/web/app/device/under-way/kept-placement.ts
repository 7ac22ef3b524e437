import { type Placement, readPlacement } from '@app/learning/course/placement'
import { tabKeys } from '../storage/keys.ts'
import { tabStorage } from '../storage/safe-storage.ts'
import { nameFor } from '../target-language/target-language.ts'

/** Keeps a placement in its tab: a reload goes on with it. */
export function keepPlacement(placement: Placement) {
  tabStorage.setItem(nameFor(tabKeys.placement), JSON.stringify(placement))
}

export const forgetPlacement = () => tabStorage.removeItem(nameFor(tabKeys.placement))

/** The placement that this tab was in the middle of: of this unit, or of the whole path. */
export function keptPlacement(unit: string | undefined): Placement | undefined {
  const kept = readPlacement(tabStorage.readJson(nameFor(tabKeys.placement)))
  return kept?.now && kept.unit === unit ? kept : undefined
}
