import { tabKeys } from '../../storage/keys.ts'
import { tabStorage } from '../../storage/safe-storage.ts'

/** Of a file of its own, as every page can do it: the rules of an attempt come with the quiz. */
export function forgetAttempt() {
  tabStorage.removeItem(tabKeys.attempt)
}
