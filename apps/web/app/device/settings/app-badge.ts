import { createStore, useStore } from 'zustand'
import { deviceKeys } from '../storage/keys.ts'
import { deviceStorage } from '../storage/safe-storage.ts'

/** Whether the app's icon is to show how many words are to be reviewed. Not unless the learner wants it. */
const wanted = createStore(() => ({ on: deviceStorage.getItem(deviceKeys.appBadge) === 'on' }))

export const useBadgeWanted = () => useStore(wanted, ({ on }) => on)

/** Only some browsers have icons that can show a number, and only of an installed app. */
export const hasBadge = () => 'setAppBadge' in navigator

export function wantBadge(on: boolean) {
  if (on) deviceStorage.setItem(deviceKeys.appBadge, 'on')
  else deviceStorage.removeItem(deviceKeys.appBadge)
  wanted.setState({ on })
  if (!on) showBadge(0)
}

/** Shows the number on the app's icon; none for 0. */
export function showBadge(count: number) {
  // An app that is not installed has no icon to show it on.
  if (hasBadge()) navigator.setAppBadge(count).catch(() => undefined)
}
