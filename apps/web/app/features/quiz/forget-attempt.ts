import { tabKeys } from '../../storage/keys.ts'
import { learntHere, nameFor } from '../../storage/learnt.ts'
import { tabStorage } from '../../storage/safe-storage.ts'

/**
 * In a file of its own, because every page uses it and the rules of an attempt are loaded with the quiz only.
 */
export function forgetAttempt(learnt = learntHere) {
  tabStorage.removeItem(nameFor(tabKeys.attempt, learnt))
}
