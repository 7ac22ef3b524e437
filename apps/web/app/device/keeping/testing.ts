import type { SyncChanges, SyncReply } from '@app/api'
import { canonicalKey, memoryOf, type PracticeRecord, resolveConflict } from '@app/learning/practice'
import { difference, merge, noProgress, type Progress } from '@app/learning/progress'
import { storageOf } from '../../../fixtures/open-device.ts'
import { type Learner, readLearner } from '../learner/learner-store.ts'
import { nextRecordId, nextRecordIds } from '../learner/next-record-id.ts'
import { heldPractice } from '../log/held-practice.ts'
import { logsOf } from '../log/open-log.ts'
import { allPractice } from '../log/read-log.ts'
import { practiceKeeper } from '../log/record-practice.ts'
import { keepChange } from '../progress/journal.ts'
import { progressStorage } from '../progress/progress-storage.ts'
import type { DeviceStorage } from '../storage/device-storage.ts'
import type { Keeping } from '../storage/keeping.ts'
import { deviceKeys } from '../storage/keys.ts'
import { type AccountOwner, type Owner, ownerOf, ownerOfLearner } from '../storage/owner.ts'
import { persistedStore } from '../storage/persisted-store.ts'
import { safeStorage } from '../storage/safe-storage.ts'
import { targetSync } from '../sync/target-sync.ts'
import { savedWordsIn } from '../words/saved-words.ts'
import { keepingProbe } from './probe.ts'

/** What a browser does with what it is given. */
export type Fault = 'none' | 'full' | 'refuses'

/** A server with one account. It sends the log in pages, and first what the learner knows if the log is long. */
export function aServer(pageLength = 4) {
  let progress: Progress = noProgress
  let progressVersion = 0
  let version = 0
  const practice = new Map<string, { record: PracticeRecord; version: number }>()

  return {
    progress: () => progress,
    practice: () => [...practice.values()].map(({ record }) => record),

    exchange(changes: SyncChanges, now: number): SyncReply {
      const merged = merge(progress, changes.progress)
      if (JSON.stringify(merged) !== JSON.stringify(progress)) {
        version += 1
        progressVersion = version
        progress = merged
      }
      for (const record of changes.practice ?? []) {
        const known = practice.get(record.id)?.record
        const after = known ? resolveConflict(known, record) : record
        if (known && JSON.stringify(known) === JSON.stringify(after)) continue
        version += 1
        practice.set(record.id, { record: after, version })
      }
      const fresh = [...practice.values()]
        .filter((kept) => changes.practice && kept.version > changes.since)
        .sort((one, other) => one.version - other.version)
      const page = fresh.slice(0, pageLength)
      const more = page.length < fresh.length
      const isLong = changes.known && practice.size > pageLength
      return {
        version: more ? (page.at(-1)?.version ?? version) : version,
        more,
        progress: progressVersion > changes.since ? progress : noProgress,
        practice: page.map(({ record }) => record),
        ...(isLong && {
          known: {
            version,
            items: [
              ...memoryOf(
                [...practice.values()].map(({ record }) => record),
                now,
                canonicalKey,
              ),
            ].map(([item, known]) => [item, known]),
          },
        }),
      }
    },
  }
}

type Server = ReturnType<typeof aServer>

/** A browser with tabs. Its faults are those of a moment. */
export function aDevice(name: string, server: Server, entries: Readonly<Record<string, string>> = {}) {
  const disk = storageOf(entries)
  const state = {
    local: 'none' as Fault,
    log: 'none' as Fault,
    online: true,
    /** The server does what it is asked, and its reply is lost. */
    losesReplies: false,
    signedIn: undefined as AccountOwner | undefined,
    /** Milliseconds by which its clock is wrong. */
    clock: 0,
    /** Where the next start said that the browser had removed something. */
    saidEvicted: false,
  }
  let lock = Promise.resolve()
  const now = () => Date.UTC(2026, 10, 27) + state.clock

  /** The browser's own local storage, as a page sees it. */
  const local = (): Storage => {
    if (state.local === 'refuses') throw new DOMException('Forbidden.', 'SecurityError')
    const methods = {
      getItem: (key: string) => disk.getItem(key),
      setItem(key: string, value: string) {
        if (state.local === 'full') throw new DOMException('Full.', 'QuotaExceededError')
        disk.setItem(key, value)
      },
      removeItem: (key: string) => disk.removeItem(key),
    }
    const names = Object.fromEntries(disk.names().map((key) => [key, '']))
    return Object.assign(Object.create(methods), names) as Storage
  }

  function openTab() {
    const keeping: Partial<Keeping> = {}
    const note = (found: Partial<Keeping>) => {
      Object.assign(keeping, found)
      if (found.evicted) state.saidEvicted = true
    }
    const storage: DeviceStorage = safeStorage(local, (refusal) => note({ local: refusal ?? 'kept' }))
    const learner = persistedStore<Learner>(deviceKeys.learner, readLearner, storage)
    const logs = logsOf(`${name}/`)
    const held = heldPractice()
    const keeper = practiceKeeper({
      ...{ logs, held, owner: () => ownerOf(storage), wake: () => {} },
      note: (keeps) => note({ log: keeps }),
      mark: () =>
        storage.getItem(deviceKeys.practiceKept) === null && storage.setItem(deviceKeys.practiceKept, '1'),
    })
    const words = savedWordsIn({
      storage,
      newIds: (count) => nextRecordIds(count, learner),
      changed: () => {},
    })
    const sync = targetSync('malayalam', {
      ...{ storage, learner: () => learner, now },
      practice: {
        logs,
        held,
        keepHeld: keeper.keepHeld,
        refused: () => note({ log: 'full' }),
        damaged: () => {},
      },
      async ask(_learnt, changes) {
        if (!state.online) throw new Error('offline')
        if (state.signedIn !== ownerOfLearner(changes.learner)) throw new Error('signed out')
        // As it goes over the wire.
        const reply = server.exchange(JSON.parse(JSON.stringify(changes)), now())
        if (state.losesReplies) throw new Error('lost')
        return JSON.parse(JSON.stringify(reply))
      },
      exclusively(act) {
        const turn = lock.then(act)
        lock = turn.catch(() => undefined)
        return turn
      },
    })
    const probe = keepingProbe({ storage, logs, held, keepHeld: keeper.keepHeld, note, now })
    return {
      ...{ keeping, storage, keeper, words, sync, probe, held },
      /** Finishes a quiz, as the screens do. Returns the id of its result, and whether it is kept. */
      finishQuiz(): { id: string; kept: boolean } {
        const id = nextRecordId(learner)
        const { epoch, userlevel } = learner.getState()
        const result = { id, topic: 'daily_food', score: 50, questions: 6, mistakes: [] } as const
        return { id, kept: keepChange(storage, id, { epoch, userlevel, results: [result] }) }
      },
      /** Sends and fetches, as often as there is something to do. */
      async exchange() {
        const owner = state.signedIn
        if (owner) await sync.exchange(owner, () => state.signedIn === owner)
      },
      progress: () => progressStorage(storage).read(ownerOf(storage)).progress,
      practice: async (owner: Owner = ownerOf(storage)) => allPractice(await logs.open(owner)),
    }
  }

  return { state, name, now, disk, openTab, tabs: [openTab(), openTab()] }
}

export type TestDevice = ReturnType<typeof aDevice>

/** Of two states of one learner, what either has and the other lacks. */
export const apart = (one: Progress, other: Progress) => [difference(one, other), difference(other, one)]
