import { type ProgressChanges, progressApi } from '@app/api'
import { countOf, type Progress, type Received, type Sent, savedWords } from '@app/learning/progress'
import { learnerStore, untouchedLearner } from '../learner-store.ts'
import { deviceStorage } from '../safe-storage.ts'
import { savedWordsName, writeSavedWords } from '../saved-words-storage.ts'
import { deviceSync } from './device-sync.ts'
import { type AccountOwner, ownerName, ownerOf, ownerOfLearner } from './journal.ts'
import { nextRecordId } from './next-record-id.ts'
import { type Outcome, syncLoop } from './sync-loop.ts'

/** Milliseconds. */
const patience = 20_000
const lastPatience = 5000

/** The session has ended, or is another learner's: asking again is no use until somebody signs in. */
class SignedOut extends Error {
  override name = 'SignedOut'
}

let wanted: AccountOwner | undefined

const sync = deviceSync({
  storage: deviceStorage,
  send,
  alone: async (act) => {
    // Only where a page is served unsafely there are no locks; then two tabs may send the same twice, which changes nothing.
    if (navigator.locks) await navigator.locks.request('progress', act)
    else await act()
  },
  shown: () => ({ ...learnerStore.getState(), savedWords: deviceStorage.readJson(savedWordsName) }),
  show,
  newId: nextRecordId,
})

const loop = syncLoop(async (): Promise<Outcome> => {
  const owner = wanted
  if (!owner) return 'settled'
  try {
    await sync.signIn(owner, () => wanted === owner)
    await sync.exchange()
  } catch (error) {
    return error instanceof SignedOut ? 'waiting' : 'later'
  }
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

/** Before its session ends an account leaves the device: this tab must not fetch it back. */
function signedOutElsewhere({ key, newValue }: StorageEvent) {
  if (key === ownerName && newValue === null) wanted = undefined
}

export async function stop() {
  wanted = undefined
  loop.stop()
  if (ownerOf(deviceStorage) === 'visitor') return
  await Promise.race([sync.signOut(), new Promise((resolve) => setTimeout(resolve, lastPatience))])
  sync.leave()
  learnerStore.setState(untouchedLearner)
}

export const { wake } = loop

export function tidy() {
  void sync.tidy()
}

async function send(learner: string, sent: Sent): Promise<Received> {
  const { method, path } = progressApi.exchange
  const reply = await fetch(path, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ learner, ...sent } satisfies ProgressChanges),
    signal: AbortSignal.timeout(patience),
  })
  if (reply.status === 401 || reply.status === 403) throw new SignedOut()
  if (!reply.ok) throw new Error(`The server answered ${reply.status}.`)
  return (await reply.json()) as Received
}

/** Only what is another is set: the store tells every screen and every tab. */
function show(progress: Progress) {
  const { epoch, userlevel, results, words } = progress
  const now = learnerStore.getState()
  const last = [results.at(-1), words.at(-1)].map((record) => (record ? countOf(record.id) : 0))
  const records = Math.max(now.records, ...last)
  if (now.epoch !== epoch || now.userlevel !== userlevel || now.records !== records)
    learnerStore.setState({ epoch, userlevel, records })

  writeSavedWords(savedWords(progress))
}
