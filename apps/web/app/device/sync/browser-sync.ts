import { targetLanguages } from '@app/learning/languages'
import { deviceKeys } from '../storage/keys.ts'
import { type AccountOwner, ownerOfLearner } from '../storage/owner.ts'
import { nameFor, targetLanguage } from '../target-language/target-language.ts'
import { forgetTextOf } from '../texts/forget-text.ts'
import { clearShelfOf } from '../texts/shelf.ts'
import { forgetVideos } from '../videos/forget-videos.ts'
import { SignedOut } from './ask-exchange.ts'
import { type Outcome, syncLoop } from './sync-loop.ts'
import { syncState } from './sync-state.ts'
import { pause, targetSync } from './target-sync.ts'

/** Milliseconds. */
const lastWrites = 1000

let wanted: AccountOwner | undefined

/** Something changed since the last exchange: it may have been practice. */
let practiceWaits = false

/** What is learnt here, and after it the other languages. */
const here = targetSync(targetLanguage)
const others = targetLanguages
  .filter((learnt) => learnt !== targetLanguage)
  .map((learnt) => targetSync(learnt))
const all = [here, ...others]
const used = () => all.filter((one) => one === here || one.isUsed())

const loop = syncLoop(async (): Promise<Outcome> => {
  const owner = wanted
  if (!owner) return 'settled'
  try {
    practiceWaits = false
    // Of another language than the page's only what waits is exchanged: its own pages fetch what is new.
    for (const one of used()) if (one === here || (await one.waits(owner))) await exchange(one, owner)
  } catch (error) {
    practiceWaits = true
    syncState.setState({ late: !(error instanceof SignedOut) })
    return error instanceof SignedOut ? 'waiting' : 'later'
  }
  syncState.setState({ late: false })
  if (!isSettled()) return 'later'
  void fetchOlder(owner)
  return 'settled'
})

/** What is older than the log that is here comes when the browser is idle. */
async function fetchOlder(owner: AccountOwner) {
  if (!(await here.hasOlder(owner))) return
  const { fetchOlderWhenIdle } = await import('./older-practice.ts')
  if (await fetchOlderWhenIdle(targetLanguage, owner, () => wanted === owner)) loop.wake()
}

async function exchange(one: typeof here, owner: AccountOwner) {
  const { left, choseAnother } = await one.exchange(owner, () => wanted === owner)
  if (left) forgetTexts(left)
  if (choseAnother) location.reload()
}

const isSettled = () => used().every((one) => one.isSettled())

let listening = false

export function start(userId: string) {
  wanted = ownerOfLearner(userId)
  if (!listening) {
    listening = true
    window.addEventListener('online', loop.wake)
    window.addEventListener('storage', signedOutElsewhere)
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && loop.wake())
  }
  loop.wake()
}

const ownerNames = targetLanguages.map((learnt) => nameFor(deviceKeys.progressOwner, learnt))

/** An account leaves the device before its session ends. This tab must not fetch it back. */
function signedOutElsewhere({ key, newValue }: StorageEvent) {
  if (key === null || !ownerNames.includes(key) || newValue !== null) return
  const left = wanted
  wanted = undefined
  if (left) for (const one of used()) void one.clearLeft(left)
}

/**
 * The account leaves the device before this returns. Its unsent changes are then sent, for a few seconds at
 * most.
 */
export async function stop() {
  wanted = undefined
  practiceWaits = false
  loop.stop()
  const owners = new Set(all.map((one) => one.owner()).filter((owner) => owner !== 'visitor'))
  forgetVideos()
  // Another tab has removed the account. A player in this tab may keep its position once more as it closes,
  // so that is removed too.
  if (owners.size === 0) return pause(lastWrites).then(forgetVideos)
  for (const owner of owners) forgetTextOf(owner)
  await Promise.all(all.map((one) => one.leave()))
  for (const owner of owners) forgetTexts(owner)
}

/** Whether something was done here that the server has not confirmed. */
export const hasUnsent = () => wanted !== undefined && (practiceWaits || !isSettled())

/** Removes what the device keeps of an account, whatever it learns. */
function forgetTexts(owner: AccountOwner) {
  forgetVideos()
  forgetTextOf(owner)
  // The owner is gone from the device already: a shelf that cannot be opened now is shown to nobody.
  clearShelfOf(owner).catch(() => undefined)
}

/** Finishes removing an account if a page was closed before all of it was off the device. */
export async function forgetLeft(userId: string) {
  for (const one of used()) await one.forgetLeft(ownerOfLearner(userId))
}

/** The account no longer exists: nothing of it is kept for its return. */
export async function forget(userId: string) {
  for (const one of all) await one.forget(ownerOfLearner(userId))
}

/** Runs an exchange, because something changed here. */
export function wake() {
  practiceWaits = true
  loop.wake()
}
