import type { ProgressChanges, ReviewChanges, ReviewReply } from '@app/api'
import { progressPath, reviewsPath } from '@app/api/paths'
import { countOf, type Progress, type Received, type Sent, savedWords } from '@app/learning/progress'
import { outlives } from '../api/outlives.ts'
import { forgetTextOf } from '../storage/forget-text.ts'
import { forgetVideos } from '../storage/forget-videos.ts'
import { deviceKeys } from '../storage/keys.ts'
import { learnerStore, untouchedLearner } from '../storage/learner-store.ts'
import { deviceStorage } from '../storage/safe-storage.ts'
import { writeSavedWords } from '../storage/saved-words-storage.ts'
import { deviceSync } from './progress/device-sync.ts'
import { type AccountOwner, ownerOf, ownerOfLearner } from './progress/journal.ts'
import { nextRecordId } from './progress/next-record-id.ts'
import { forgetReviews } from './reviews/open-reviews.ts'
import { exchangeReviews, hasUnsentReviews, leaveReviews } from './reviews/review-sync.ts'
import { type Outcome, syncLoop } from './sync-loop.ts'
import { syncState } from './sync-state.ts'

const ofProgress = { method: 'post', path: progressPath }
const ofReviews = { method: 'post', path: reviewsPath }

/** Milliseconds. */
const timeout = 20_000
const lastPatience = 5000
const lastWrites = 1000

/** The session has ended, or belongs to another learner: asking again is useless until somebody signs in. */
class SignedOut extends Error {
  override name = 'SignedOut'
}

let wanted: AccountOwner | undefined

/** Something changed since reviews were last sent: it may have been a review. */
let reviewsWait = false

const sync = deviceSync({
  storage: deviceStorage,
  send,
  exclusively: (act) => exclusively('progress', act),
  shown: () => ({ ...learnerStore.getState(), savedWords: deviceStorage.readJson(deviceKeys.savedWords) }),
  show,
  newId: nextRecordId,
})

const loop = syncLoop(async (): Promise<Outcome> => {
  const owner = wanted
  if (!owner) return 'settled'
  try {
    const before = ownerOf(deviceStorage)
    await sync.signIn(owner, () => wanted === owner)
    if (before !== 'visitor' && before !== owner) await forgetBeside(before)
    await sync.exchange()
    reviewsWait = false
    await syncReviews(owner)
  } catch (error) {
    reviewsWait = true
    syncState.setState({ late: !(error instanceof SignedOut) })
    return error instanceof SignedOut ? 'waiting' : 'later'
  }
  syncState.setState({ late: false })
  return sync.isSettled() ? 'settled' : 'later'
})

/** The learner's reviews are exchanged in the same way. A browser that keeps none has none to send. */
async function syncReviews(owner: AccountOwner) {
  if (ownerOf(deviceStorage) !== owner || !globalThis.indexedDB) return
  await exclusively('reviews', () => exchangeReviews(owner, sendReviews, Date.now))
}

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

/** An account leaves the device before its session ends. This tab must not fetch it back. */
function signedOutElsewhere({ key, newValue }: StorageEvent) {
  if (key !== deviceKeys.progressOwner || newValue !== null) return
  const left = wanted
  wanted = undefined
  if (left) void sync.clearLeft(left)
}

/**
 * The account leaves the device before this returns. Its unsent changes are then sent, for a few seconds at
 * most.
 */
export async function stop() {
  wanted = undefined
  reviewsWait = false
  loop.stop()
  const owner = ownerOf(deviceStorage)
  forgetVideos()
  // Another tab has removed the account. A player in this tab may keep its position once more as it closes,
  // so that is removed too.
  if (owner === 'visitor') return pause(lastWrites).then(forgetVideos)
  forgetTextOf(owner)
  const sent = sync.signOut()
  learnerStore.setState(untouchedLearner)
  await Promise.all([inTime(sent), inTime(sendLeftReviews(owner))])
  await forgetBeside(owner)
}

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

const inTime = (sending: Promise<unknown>) => Promise.race([sending, pause(lastPatience)])

async function sendLeftReviews(owner: AccountOwner) {
  if (!globalThis.indexedDB) return
  await exclusively('reviews', async () => {
    if (await hasUnsentReviews(owner)) await exchangeReviews(owner, sendReviews, Date.now)
  }).catch(() => undefined)
}

/** Whether something was done here that the server has not confirmed. */
export const hasUnsent = () => wanted !== undefined && (reviewsWait || !sync.isSettled())

/**
 * Removes what the device keeps of an account beside its progress. Unsent reviews wait for the account to
 * come back.
 */
async function forgetBeside(owner: AccountOwner) {
  forgetVideos()
  forgetTextOf(owner)
  if (globalThis.indexedDB) await leaveReviews(owner).catch(() => undefined)
}

/** Finishes removing an account if a page was closed before all of it was off the device. */
export async function forgetLeft(userId: string) {
  const owner = ownerOfLearner(userId)
  if (ownerOf(deviceStorage) === owner) return
  await sync.clearLeft(owner)
  if (!globalThis.indexedDB) return
  await leaveReviews(owner).catch(() => undefined)
}

/** The account no longer exists: nothing of it is kept for its return. */
export async function forget(userId: string) {
  const owner = ownerOfLearner(userId)
  sync.forget(owner)
  await forgetReviews(owner).catch(() => undefined)
}

/** Runs an exchange, because something changed here. */
export function wake() {
  reviewsWait = true
  loop.wake()
}

export function mergeChanges() {
  void sync.mergeChanges()
}

async function send(learner: string, sent: Sent): Promise<Received> {
  const changes: ProgressChanges = { learner, ...sent }
  return (await ask(ofProgress, changes)) as Received
}

async function sendReviews(changes: ReviewChanges): Promise<ReviewReply> {
  return (await ask(ofReviews, changes)) as ReviewReply
}

async function ask({ method, path }: { method: string; path: string }, body: object): Promise<unknown> {
  const text = JSON.stringify(body)
  const reply = await fetch(path, {
    method,
    headers: { 'content-type': 'application/json' },
    body: text,
    keepalive: outlives(text),
    signal: AbortSignal.timeout(timeout),
  })
  if (reply.status === 401 || reply.status === 403) throw new SignedOut()
  if (!reply.ok) throw new Error(`The server answered ${reply.status}.`)
  return reply.json()
}

/**
 * Locks are missing only on a page without TLS. Then two tabs may send the same twice, which changes nothing.
 */
async function exclusively(name: 'progress' | 'reviews', act: () => Promise<void>) {
  if (navigator.locks) await navigator.locks.request(name, act)
  else await act()
}

/** Sets only what has changed, because the store notifies every screen and every tab. */
function show(progress: Progress) {
  const { epoch, userlevel, results, words } = progress
  const now = learnerStore.getState()
  const last = [results.at(-1), words.at(-1)].map((record) => (record ? countOf(record.id) : 0))
  const records = Math.max(now.records, ...last)
  if (now.epoch !== epoch || now.userlevel !== userlevel || now.records !== records)
    learnerStore.setState({ epoch, userlevel, records })

  writeSavedWords(savedWords(progress))
}
