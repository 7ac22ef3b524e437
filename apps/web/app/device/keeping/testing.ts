import type { PracticeLogReply, SyncChanges, SyncReply } from '@app/api'
import {
  canonicalKey,
  type Item,
  memoryEdition,
  memoryOf,
  type PracticeRecord,
  packItem,
  resolveConflict,
} from '@app/learning/practice'
import { difference, merge, noProgress, type Progress } from '@app/learning/progress'
import { clockSlack } from '@app/learning/review'
import { storageOf } from '../../../fixtures/open-device.ts'
import { type Learner, readLearner } from '../learner/learner-store.ts'
import { nextRecordId, nextRecordIds } from '../learner/next-record-id.ts'
import { heldPractice } from '../log/held-practice.ts'
import type { LogPart } from '../log/log-database.ts'
import { logsOf } from '../log/open-log.ts'
import { allPractice, readKnown } from '../log/read-log.ts'
import { practiceKeeper } from '../log/record-practice.ts'
import { keepChange } from '../progress/journal.ts'
import { progressStorage } from '../progress/progress-storage.ts'
import type { DeviceStorage } from '../storage/device-storage.ts'
import type { Keeping } from '../storage/keeping.ts'
import { deviceKeys } from '../storage/keys.ts'
import { type AccountOwner, type Owner, ownerOf, ownerOfLearner } from '../storage/owner.ts'
import { persistedStore } from '../storage/persisted-store.ts'
import { safeStorage } from '../storage/safe-storage.ts'
import { fetchOlder } from '../sync/older-practice.ts'
import { targetSync } from '../sync/target-sync.ts'
import { savedWordsIn } from '../words/saved-words.ts'
import { keepingProbe } from './probe.ts'

/** What a browser does with what it is given. */
export type Fault = 'none' | 'full' | 'refuses'

/**
 * A server with one account. It sends the log in pages. If that is long, a device that asks for it gets what the learner
 * knows, and of the log the last day. One that `isOld` never says what is known.
 */
export function aServer(pageLength = 4, { isOld = false } = {}) {
  let progress: Progress = noProgress
  let progressVersion = 0
  let version = 0
  const practice = new Map<string, { record: PracticeRecord; version: number }>()
  /** The version at which what is known of an item last changed. */
  const changed = new Map<Item, number>()
  const log = () => [...practice.values()].map(({ record }) => record)

  function take(record: PracticeRecord, now: number) {
    const known = practice.get(record.id)?.record
    const done = record.practice && { ...record.practice, at: Math.min(record.practice.at, now) }
    const after = known
      ? resolveConflict(known, { ...record, practice: done })
      : { ...record, practice: done }
    if (known && JSON.stringify(known) === JSON.stringify(after)) return
    version += 1
    practice.set(record.id, { record: after, version })
    for (const { practice } of [known, after].flatMap((one) => one ?? []))
      for (const { item } of practice?.looks ?? []) changed.set(canonicalKey(item), version)
  }

  function memoryFor({ memory: part, since }: SyncChanges, now: number): SyncReply['memory'] {
    if (!part || isOld || practice.size <= pageLength) return undefined
    const known = memoryOf(log(), now, canonicalKey)
    const items =
      part === 'whole' ? [...known.keys()] : [...changed].flatMap(([item, at]) => (at > since ? item : []))
    return {
      ...{ part, edition: memoryEdition },
      items: items.map((item) => packItem([item, known.get(item) ?? {}])),
    }
  }

  return {
    progress: () => progress,
    practice: log,

    exchange(changes: SyncChanges, now: number): SyncReply {
      const merged = merge(progress, changes.progress)
      if (JSON.stringify(merged) !== JSON.stringify(progress)) {
        version += 1
        progressVersion = version
        progress = merged
      }
      for (const record of changes.practice ?? []) take(record, now)
      const fresh = [...practice.values()]
        .filter((kept) => changes.practice && kept.version > changes.since)
        .sort((one, other) => one.version - other.version)
      const page = fresh.slice(0, pageLength)
      const more = page.length < fresh.length
      // A device is told what became of its own, if that is not what it sent.
      const otherwise = (changes.practice ?? []).flatMap((sent) => {
        const kept = practice.get(sent.id)
        const isSame = JSON.stringify(kept?.record) === JSON.stringify(sent)
        return kept && !isSame && !page.includes(kept) ? [kept.record] : []
      })
      const memory = memoryFor(changes, now)
      return {
        version: more ? (page.at(-1)?.version ?? version) : version,
        more,
        progress: progressVersion > changes.since ? progress : noProgress,
        practice: [...page.map(({ record }) => record), ...otherwise],
        ...(memory && { memory }),
      }
    },

    /** Practice before a place, newest first. */
    older(before: LogPart['before']): PracticeLogReply {
      const place = ({ id, practice }: PracticeRecord) => `${String(practice?.at).padStart(15, '0')} ${id}`
      const all = log()
        .filter(({ practice }) => practice)
        .sort((one, other) => (place(one) > place(other) ? -1 : 1))
        .filter(
          (record) =>
            typeof before !== 'object' ||
            place(record) < `${String(before.at).padStart(15, '0')} ${before.id}`,
        )
      const page = all.slice(0, pageLength)
      const last = all.length > page.length ? page.at(-1) : undefined
      return { practice: page, ...(last && { next: { at: last.practice?.at ?? 0, id: last.id } }) }
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
  const today = Date.UTC(2026, 10, 27)
  const now = () => today + state.clock

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
      ...{ logs, held, storage: () => storage, wake: () => {}, note },
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
        const reply = server.exchange(JSON.parse(JSON.stringify(changes)), today + clockSlack)
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
      /** Fetches so many pages of the log that are older than what is here, or all. */
      async fetchOlder(pages = Number.POSITIVE_INFINITY) {
        const owner = ownerOf(storage)
        if (owner === 'visitor' || !state.online) return
        let left = pages
        const ask = async (before: LogPart['before']) => server.older(before)
        const wanted = () => ownerOf(storage) === owner
        await fetchOlder(
          { database: await logs.open(owner), ask, wanted },
          () => left-- <= 0,
          async () => {},
        )
      },
      known: async () => {
        const { kept, isWhole } = await readKnown(await logs.open(ownerOf(storage)))
        return { isWhole, memory: new Map(kept.map(({ item, known }) => [item, known])) }
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
