import { tabStorage } from '../../storage/safe-storage.ts'

/** The name under which a tab keeps its attempt. */
export const attemptName = 'attempt'

/** Of a file of its own, as every page can do it: the rules of an attempt come with the quiz. */
export function forgetAttempt() {
  tabStorage.removeItem(attemptName)
}
