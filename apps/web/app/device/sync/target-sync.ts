import type { SyncChanges, SyncReply } from '@app/api'
import type { TargetLanguage } from '@app/learning/languages'
import { countOf, noProgress, type Progress, type Received, type Sent } from '@app/learning/progress'
import type { StoreApi } from 'zustand'
import { type Learner, learnerStoreOf, untouchedLearner } from '../learner/learner-store.ts'
import { nextRecordId } from '../learner/next-record-id.ts'
import { held } from '../log/held-practice.ts'
import { logs } from '../log/open-log.ts'
import type { DeviceStorage } from '../storage/device-storage.ts'
import { exclusively } from '../storage/exclusively.ts'
import { noteDamaged, noteKeeping, refusalOf } from '../storage/keeping.ts'
import { deviceKeys } from '../storage/keys.ts'
import { type AccountOwner, learnerOfOwner, type Owner, ownerOf, ownerOfLearner } from '../storage/owner.ts'
import { storageOf } from '../target-language/target-language.ts'
import { takeChoice } from '../target-language/target-language-choice.ts'
import { showSavedWords } from '../words/saved-words.ts'
import { askExchange } from './ask-exchange.ts'
import { deviceSync } from './device-sync.ts'
import { type PracticeOutside, type PracticeSent, practiceSync } from './practice-sync.ts'

/** How long the last changes of an account that leaves may take to be sent. In milliseconds. */
const lastPatience = 5000

type Outside = {
  storage: DeviceStorage
  /** Made when it is asked for: it writes. */
  learner: () => StoreApi<Learner>
  practice: PracticeOutside
  ask: (learnt: TargetLanguage, changes: SyncChanges) => Promise<SyncReply>
  /** Runs one action at a time in all tabs of the device. */
  exclusively: (act: () => Promise<void>) => Promise<void>
  now: () => number
}

const ofBrowser = (learnt: TargetLanguage): Outside => ({
  storage: storageOf(learnt),
  learner: () => learnerStoreOf(learnt),
  practice: {
    ...{ logs, held, keepHeld },
    // A log that another tab has closed is no refusal, nor is code that did not arrive.
    refused(error) {
      if (error instanceof DOMException && error.name !== 'InvalidStateError')
        noteKeeping({ log: refusalOf(error) })
    },
    damaged: noteDamaged,
  },
  ...{ ask: askExchange, exclusively, now: Date.now },
})

/** What writes practice is large, and loaded when there is some. */
async function keepHeld(owner: Owner, learnt: TargetLanguage, at: number): Promise<boolean> {
  if (held.of(owner, learnt).length === 0) return true
  const { keeper } = await import('../log/record-practice.ts')
  return keeper.keepHeld(owner, learnt, at)
}

/** The exchange of what is learnt of one language: level, results, words and practice. */
export function targetSync(learnt: TargetLanguage, outside: Outside = ofBrowser(learnt)) {
  const { storage, learner, ask, exclusively, now } = outside
  const practice = practiceSync(outside.practice, learnt)
  let accountLearns: TargetLanguage | undefined

  const sync = deviceSync({
    storage,
    send,
    exclusively,
    shown: () => ({ ...learner().getState(), savedWords: storage.readJson(deviceKeys.savedWords) }),
    show,
    newId: () => nextRecordId(learner()),
  })

  /**
   * One exchange. An account that is being signed in, or has left, exchanges its progress alone: no page waits for a
   * long log. Progress and practice may have received different versions, so the request begins at the lower one.
   */
  async function send(learner: string, sent: Sent): Promise<Received> {
    const owner = ownerOfLearner(learner)
    const waiting = ownerOf(storage) === owner ? await practiceToSend(owner) : undefined
    if (!waiting) {
      const reply = await asked({ learner, ...sent })
      accountLearns = reply.chosen
      return reply
    }
    const { isNew, memory } = waiting
    const since = isNew ? sent.since : Math.min(sent.since, waiting.since)
    const reply = await asked({
      learner,
      ...sent,
      since,
      practice: waiting.practice,
      ...(memory && { memory }),
    })
    const left = await waiting.receive(reply, now())
    const version = reply.more ? Math.max(reply.version, sent.since) : reply.version
    // A page that the browser does not take would come again and again.
    const more = left !== 'later' && (reply.more || left === 'more')
    return { version, more, progress: reply.progress }
  }

  async function asked(changes: SyncChanges): Promise<SyncReply> {
    const reply = await ask(learnt, changes)
    outside.practice.damaged(reply.refused ?? [])
    return reply
  }

  /** A browser that keeps no practice has none to send. */
  const practiceToSend = (owner: AccountOwner): Promise<PracticeSent | undefined> =>
    practice.outgoing(owner, now()).catch(() => undefined)

  /** Sets only what has changed, because the store notifies every screen and every tab. */
  function show(progress: Progress) {
    const { epoch, userlevel, results, words } = progress
    const shown = learner().getState()
    const last = [results.at(-1), words.at(-1)].map((record) => (record ? countOf(record.id) : 0))
    const records = Math.max(shown.records, ...last)
    if (shown.epoch !== epoch || shown.userlevel !== userlevel || shown.records !== records)
      learner().setState({ epoch, userlevel, records })

    showSavedWords(progress, storage)
  }

  /** Sends the last practice of an account that has left. */
  async function sendLeftPractice(owner: AccountOwner) {
    await exclusively(async () => {
      for (let going = await practice.hasUnsent(owner); going; ) {
        const { since, practice: unsent, memory, receive } = await practice.outgoing(owner, now())
        const changes = {
          ...{ learner: learnerOfOwner(owner), since, progress: noProgress, practice: unsent },
          ...(memory && { memory }),
        }
        going = (await receive(await asked(changes), now())) === 'more'
      }
    }).catch(() => undefined)
  }

  /** Removes an account's practice from the device. What was never sent waits for the account to come back. */
  async function forgetBeside(owner: AccountOwner) {
    if (globalThis.indexedDB) await practice.leave(owner).catch(() => undefined)
  }

  return {
    /** Whose progress of this language is on the device. */
    owner: () => ownerOf(storage),

    /** Whether the device keeps anything of this language. */
    isUsed: () => storage.names().length > 0,

    isSettled: sync.isSettled,
    clearLeft: sync.clearLeft,

    /** Whether something of an account is to be sent, or the account's progress is still to be fetched. */
    async waits(owner: AccountOwner): Promise<boolean> {
      if (ownerOf(storage) !== owner || !sync.isSettled()) return true
      return practice.hasUnsent(owner).catch(() => false)
    },

    /** Whether the log of the account has a part that is not here. */
    hasOlder: (owner: AccountOwner) => practice.hasOlder(owner).catch(() => false),

    /**
     * Signs the account in, if it is not, and exchanges everything. Returns the account that was here before and has
     * left, and whether the account chose elsewhere to learn another language than this page is about.
     */
    async exchange(owner: AccountOwner, wanted: () => boolean) {
      const before = ownerOf(storage)
      await sync.signIn(owner, wanted)
      const left = before !== 'visitor' && before !== owner ? before : undefined
      if (left) await forgetBeside(left)
      const isNew = before !== owner && ownerOf(storage) === owner
      const choseAnother = isNew && accountLearns !== undefined && takeChoice(accountLearns)
      if (!choseAnother) await sync.exchange()
      return { left, choseAnother }
    },

    /** The account leaves the device before this returns. Then its last changes are sent, for some seconds at most. */
    async leave() {
      const owner = ownerOf(storage)
      if (owner === 'visitor') return
      const sent = sync.signOut()
      learner().setState(untouchedLearner)
      await Promise.all([inTime(sent), inTime(sendLeftPractice(owner))])
      await forgetBeside(owner)
    },

    /** Finishes removing an account if a page was closed before all of it was off the device. */
    async forgetLeft(owner: AccountOwner) {
      if (ownerOf(storage) === owner) return
      await sync.clearLeft(owner)
      await forgetBeside(owner)
    },

    /** The account no longer exists: nothing of it is kept for its return. */
    async forget(owner: AccountOwner) {
      sync.forget(owner)
      await practice.forget(owner).catch(() => undefined)
    },
  }
}

export const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

const inTime = (sending: Promise<unknown>) => Promise.race([sending, pause(lastPatience)])
