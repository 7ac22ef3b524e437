import type { SyncChanges, SyncReply } from '@app/api'
import { syncPath } from '@app/api/paths'
import {
  countOf,
  noProgress,
  type Progress,
  type Received,
  type Sent,
  savedWords,
} from '@app/learning/progress'
import { outlives } from '../api/outlives.ts'
import { forgetTextOf } from '../storage/forget-text.ts'
import { forgetVideos } from '../storage/forget-videos.ts'
import { deviceKeys } from '../storage/keys.ts'
import { learnerStore, untouchedLearner } from '../storage/learner-store.ts'
import { deviceStorage } from '../storage/safe-storage.ts'
import { writeSavedWords } from '../storage/saved-words-storage.ts'
import { forgetPractice } from './practice/open-practice.ts'
import {
  hasUnsentPractice,
  leavePractice,
  outgoingPractice,
  type PracticeSent,
} from './practice/practice-sync.ts'
import { deviceSync } from './progress/device-sync.ts'
import { type AccountOwner, learnerOfOwner, ownerOf, ownerOfLearner } from './progress/journal.ts'
import { nextRecordId } from './progress/next-record-id.ts'
import { type Outcome, syncLoop } from './sync-loop.ts'
import { syncState } from './sync-state.ts'

/** Milliseconds. */
const timeout = 20_000
const lastPatience = 5000
const lastWrites = 1000

/** The session has ended, or belongs to another learner: asking again is useless until somebody signs in. */
class SignedOut extends Error {
  override name = 'SignedOut'
}

let wanted: AccountOwner | undefined

/** Something changed since the last exchange: it may have been practice. */
let practiceWaits = false

const sync = deviceSync({
  storage: deviceStorage,
  send,
  exclusively,
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
    practiceWaits = false
    await sync.exchange()
  } catch (error) {
    practiceWaits = true
    syncState.setState({ late: !(error instanceof SignedOut) })
    return error instanceof SignedOut ? 'waiting' : 'later'
  }
  syncState.setState({ late: false })
  return sync.isSettled() ? 'settled' : 'later'
})

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
  practiceWaits = false
  loop.stop()
  const owner = ownerOf(deviceStorage)
  forgetVideos()
  // Another tab has removed the account. A player in this tab may keep its position once more as it closes,
  // so that is removed too.
  if (owner === 'visitor') return pause(lastWrites).then(forgetVideos)
  forgetTextOf(owner)
  const sent = sync.signOut()
  learnerStore.setState(untouchedLearner)
  await Promise.all([inTime(sent), inTime(sendLeftPractice(owner))])
  await forgetBeside(owner)
}

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

const inTime = (sending: Promise<unknown>) => Promise.race([sending, pause(lastPatience)])

/** Sends the last practice of an account that has left. */
async function sendLeftPractice(owner: AccountOwner) {
  if (!globalThis.indexedDB) return
  await exclusively(async () => {
    for (let going = await hasUnsentPractice(owner); going; ) {
      const { since, practice, receive } = await outgoingPractice(owner, Date.now())
      const reply = await ask({ learner: learnerOfOwner(owner), since, progress: noProgress, practice })
      going = await receive(reply, Date.now())
    }
  }).catch(() => undefined)
}

/** Whether something was done here that the server has not confirmed. */
export const hasUnsent = () => wanted !== undefined && (practiceWaits || !sync.isSettled())

/**
 * Removes what the device keeps of an account beside its progress. Unsent practice waits for the account to
 * come back.
 */
async function forgetBeside(owner: AccountOwner) {
  forgetVideos()
  forgetTextOf(owner)
  if (globalThis.indexedDB) await leavePractice(owner).catch(() => undefined)
}

/** Finishes removing an account if a page was closed before all of it was off the device. */
export async function forgetLeft(userId: string) {
  const owner = ownerOfLearner(userId)
  if (ownerOf(deviceStorage) === owner) return
  await sync.clearLeft(owner)
  if (!globalThis.indexedDB) return
  await leavePractice(owner).catch(() => undefined)
}

/** The account no longer exists: nothing of it is kept for its return. */
export async function forget(userId: string) {
  const owner = ownerOfLearner(userId)
  sync.forget(owner)
  await forgetPractice(owner).catch(() => undefined)
}

/** Runs an exchange, because something changed here. */
export function wake() {
  practiceWaits = true
  loop.wake()
}

export function mergeChanges() {
  void sync.mergeChanges()
}

/**
 * One exchange. An account that is being signed in, or has left, exchanges its progress alone: no page waits for a long
 * log. Progress and practice may have received different versions, so the request begins at the lower one.
 */
async function send(learner: string, sent: Sent): Promise<Received> {
  const owner = ownerOfLearner(learner)
  const waiting = ownerOf(deviceStorage) === owner ? await practiceToSend(owner) : undefined
  if (!waiting) return ask({ learner, ...sent })
  const since = Math.min(sent.since, waiting.since)
  const { practice, isNew } = waiting
  const reply = await ask({ learner, ...sent, since, practice, ...(isNew && { known: true }) })
  const isLeft = await waiting.receive(reply, Date.now())
  const version = reply.more ? Math.max(reply.version, sent.since) : reply.version
  return { version, more: reply.more || isLeft, progress: reply.progress }
}

/** A browser that keeps no practice has none to send. */
const practiceToSend = (owner: AccountOwner): Promise<PracticeSent | undefined> =>
  outgoingPractice(owner, Date.now()).catch(() => undefined)

async function ask(changes: SyncChanges): Promise<SyncReply> {
  const text = JSON.stringify(changes)
  const reply = await fetch(syncPath, {
    method: 'post',
    headers: { 'content-type': 'application/json' },
    body: text,
    keepalive: outlives(text),
    signal: AbortSignal.timeout(timeout),
  })
  if (reply.status === 401 || reply.status === 403) throw new SignedOut()
  if (!reply.ok) throw new Error(`The server answered ${reply.status}.`)
  return (await reply.json()) as SyncReply
}

/**
 * Locks are missing only on a page without TLS. Then two tabs may send the same twice, which changes nothing.
 */
async function exclusively(act: () => Promise<void>) {
  if (navigator.locks) await navigator.locks.request('progress', act)
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
