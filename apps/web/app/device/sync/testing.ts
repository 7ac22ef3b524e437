import {
  difference,
  merge,
  noProgress,
  type Progress,
  type Received,
  recordId,
  removalOf,
  type Sent,
} from '@app/learning/progress'
import { someProgress } from '@app/learning/testing'
import { storageOf } from '../../../fixtures/open-device.ts'
import { keepChange } from '../progress/journal.ts'
import { progressStorage } from '../progress/progress-storage.ts'
import type { DeviceStorage } from '../storage/device-storage.ts'
import { ownerOf } from '../storage/owner.ts'
import { deviceSync } from './device-sync.ts'

/** A device without a screen: what its learner sees, and its storage, which outlives it. */
export type DeviceParts = {
  storage: DeviceStorage
  screen: { epoch: number; userlevel: number; savedWords: unknown; records: number }
}

export function deviceParts(): DeviceParts {
  return { storage: storageOf({}), screen: { epoch: 0, userlevel: 1, savedWords: null, records: 0 } }
}

/** A tab of a device, or the same tab after a reload. */
export function openDevice(
  { storage, screen }: DeviceParts,
  send: (learner: string, sent: Sent) => Promise<Received>,
) {
  let busy = Promise.resolve()
  const shown: Progress[] = []
  const newId = () => recordId(screen.records++, crypto.getRandomValues(new Uint8Array(8)))

  return {
    shown,
    newId,
    sync: deviceSync({
      storage,
      send,
      exclusively(act) {
        const turn = busy.then(act)
        busy = turn.catch(() => undefined)
        return turn
      },
      shown: () => screen,
      show(progress) {
        shown.push(progress)
        Object.assign(screen, { epoch: progress.epoch, userlevel: progress.userlevel })
      },
      newId,
    }),
    /** Saves a word. Returns the id of its record. */
    save(word: string): string {
      const id = newId()
      keepChange(storage, id, { words: [{ id, word: { word, meaning: '', pronunciation: '' } }] })
      return id
    },
    remove(word: string) {
      const { progress } = progressStorage(storage).read(ownerOf(storage))
      keepChange(storage, newId(), { words: removalOf(progress, word) })
    },
    /** Finishes a quiz, as the screens do. */
    play(userlevel: number): string {
      screen.userlevel = Math.max(userlevel, screen.userlevel)
      const { epoch } = screen
      const id = newId()
      const result = { id, topic: 'daily_food', score: 50, questions: 6, mistakes: [] } as const
      keepChange(storage, id, { epoch, userlevel: screen.userlevel, results: [result] })
      return id
    },
    reset() {
      screen.epoch += 1
      screen.userlevel = 1
      keepChange(storage, newId(), { ...noProgress, epoch: screen.epoch })
    },
  }
}

/** A server with one account. It returns everything it knows, two records at a time while a device begins. */
export function aServer(account: Partial<Progress> = {}) {
  let progress = someProgress(account)
  const requests: Sent[] = []
  return {
    requests,
    known: () => progress,
    async send(_: string, sent: Sent): Promise<Received> {
      requests.push(sent)
      progress = merge(progress, sent.progress)
      const version = Math.min(sent.since + 2, 100)
      const more = version < 4
      const results = more ? progress.results.slice(0, 1) : progress.results
      return { version, more, progress: difference(sent.progress, { ...progress, results }) }
    },
  }
}

export const always = () => true
export const known = ({ storage }: DeviceParts) => progressStorage(storage).read(ownerOf(storage)).progress
export const offline = () => Promise.reject(new Error('offline'))
