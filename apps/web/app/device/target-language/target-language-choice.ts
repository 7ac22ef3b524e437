import { readTargetLanguage, type TargetLanguage } from '@app/learning/languages'
import { deviceKeys, signsOfChoice } from '../storage/keys.ts'
import { deviceStorage } from '../storage/safe-storage.ts'
import { targetLanguage } from './target-language.ts'

/**
 * Whether somebody has chosen on this device what they learn, or has begun without being asked. The head of the page
 * (`root.tsx`) notes the same before the first paint.
 */
export const hasChosen = () =>
  deviceStorage.names().some((name) => signsOfChoice.some((sign) => name.startsWith(sign)))

/** Keeps what the learner chose, here and for their account. Of another language, the page is loaded anew. */
export function chooseTargetLanguage(learnt: TargetLanguage) {
  deviceStorage.setItem(deviceKeys.learnt, learnt)
  deviceStorage.setItem(deviceKeys.learntToSend, learnt)
  if (learnt !== targetLanguage) location.reload()
}

/** The choice that no account knows yet. */
export function choiceToSend(): TargetLanguage | undefined {
  const waiting = deviceStorage.getItem(deviceKeys.learntToSend)
  return waiting === null ? undefined : readTargetLanguage(waiting)
}

export function choiceSent(sent: TargetLanguage) {
  if (choiceToSend() === sent) deviceStorage.removeItem(deviceKeys.learntToSend)
}

/**
 * The account that signs in has chosen this one elsewhere. A choice that was made here and is still to be sent is a later
 * one. Returns whether the page is to be loaded anew.
 */
export function takeChoice(chosen: TargetLanguage): boolean {
  if (choiceToSend()) return false
  deviceStorage.setItem(deviceKeys.learnt, chosen)
  return chosen !== targetLanguage
}
