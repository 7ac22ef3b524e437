import { type LearntLanguage, readLearnt } from '@app/learning/languages'
import { deviceKeys, signsOfChoice } from './keys.ts'
import { learntHere } from './learnt.ts'
import { deviceStorage } from './safe-storage.ts'

/**
 * Whether somebody has chosen on this device what they learn, or has begun without being asked. The head of the page
 * (`root.tsx`) notes the same before the first paint.
 */
export const hasChosen = () =>
  deviceStorage.names().some((name) => signsOfChoice.some((sign) => name.startsWith(sign)))

/** Keeps what the learner chose, here and for their account. Of another language, the page is loaded anew. */
export function chooseLearnt(learnt: LearntLanguage) {
  deviceStorage.setItem(deviceKeys.learnt, learnt)
  deviceStorage.setItem(deviceKeys.learntToSend, learnt)
  if (learnt !== learntHere) location.reload()
}

/** The choice that no account knows yet. */
export function choiceToSend(): LearntLanguage | undefined {
  const waiting = deviceStorage.getItem(deviceKeys.learntToSend)
  return waiting === null ? undefined : readLearnt(waiting)
}

export function choiceSent(sent: LearntLanguage) {
  if (choiceToSend() === sent) deviceStorage.removeItem(deviceKeys.learntToSend)
}

/**
 * The account that signs in has chosen this one elsewhere. A choice that was made here and is still to be sent is a later
 * one. Returns whether the page is to be loaded anew.
 */
export function takeChoice(chosen: LearntLanguage): boolean {
  if (choiceToSend()) return false
  deviceStorage.setItem(deviceKeys.learnt, chosen)
  return chosen !== learntHere
}
