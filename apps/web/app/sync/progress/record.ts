import { firstUserlevel, levelAfter } from '@app/learning/course'
import { epochAfter, type Progress, type Result } from '@app/learning/progress'
import { learnerStore } from '../../storage/learner-store.ts'
import { deviceStorage } from '../../storage/safe-storage.ts'
import { mergeProgress, wakeSync } from '../sync-switch.ts'
import { changeNames, keepChange, ownerOf } from './journal.ts'
import { nextRecordId, nextRecordIds } from './next-record-id.ts'
import { progressStorage } from './progress-storage.ts'

/** After this many waiting changes they are merged into the visitor's progress. */
const maxWaiting = 100

/**
 * Call this once for each finished quiz: it raises the level and keeps the result for the learner's other
 * devices. Returns false if the device has no room.
 */
export function finishQuiz(result: Omit<Result, 'id'>): boolean {
  learnerStore.setState(({ userlevel }) => ({ userlevel: levelAfter(userlevel, result.score) }))
  return record((id) => ({ results: [{ id, ...result }] }))
}

/**
 * Resets score, mistakes and user level on every device of the learner. Saved words stay. Returns a function
 * that undoes the reset: it adds the level and the results again, as records of the new epoch.
 */
export function resetProgress(): () => void {
  const { userlevel } = learnerStore.getState()
  const { results } = progressStorage(deviceStorage).read(ownerOf(deviceStorage)).progress
  learnerStore.setState(({ epoch }) => ({ epoch: epochAfter(epoch), userlevel: firstUserlevel }))
  record(() => ({}))
  return function undo() {
    learnerStore.setState((now) => ({ userlevel: Math.max(now.userlevel, userlevel) }))
    const ids = nextRecordIds(results.length)
    record(() => ({ results: results.map((result, place) => ({ ...result, id: ids[place] ?? result.id })) }))
  }
}

/**
 * Keeps a new record under the current level, for the learner's other devices. Returns false if the device
 * has no room.
 */
export function record(made: (id: string) => Partial<Progress>): boolean {
  const { epoch, userlevel } = learnerStore.getState()
  const id = nextRecordId()
  const kept = keepChange(deviceStorage, id, { epoch, userlevel, ...made(id) })
  passOn()
  return kept
}

/**
 * Call this when a change was kept: it goes on to the account's other devices, or is later merged into the
 * visitor's progress.
 */
export function passOn() {
  const owner = ownerOf(deviceStorage)
  if (owner !== 'visitor') wakeSync()
  else if (changeNames(deviceStorage, owner).length > maxWaiting) mergeProgress()
}
