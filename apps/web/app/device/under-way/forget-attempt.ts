import { tabKeys } from '../storage/keys.ts'
import { tabStorage } from '../storage/safe-storage.ts'
import { nameFor, targetLanguage } from '../target-language/target-language.ts'

/**
 * In a file of its own, because every page uses it and the rules of an attempt are loaded with the quiz only.
 */
export function forgetAttempt(learnt = targetLanguage) {
  tabStorage.removeItem(nameFor(tabKeys.attempt, learnt))
}
