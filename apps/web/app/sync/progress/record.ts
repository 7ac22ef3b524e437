import { levelAfter } from '@app/learning/levels'
import type { Progress, Result } from '@app/learning/progress'
import { learnerStore, learnerStoreOf } from '../../storage/learner-store.ts'
import { learntHere, learntStorage, storageOf } from '../../storage/learnt.ts'
import { mergeProgress, wakeSync } from '../sync-switch.ts'
import { changeNames, keepChange, ownerOf } from './journal.ts'
import { nextRecordId } from './next-record-id.ts'

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
 * Keeps a new record under the current level, for the learner's other devices. Returns false if the device
 * has no room.
 */
export function record(made: (id: string) => Partial<Progress>, learnt = learntHere): boolean {
  const learner = learnerStoreOf(learnt)
  const { epoch, userlevel } = learner.getState()
  const id = nextRecordId(learner)
  const kept = keepChange(storageOf(learnt), id, { epoch, userlevel, ...made(id) })
  passOn()
  return kept
}

/**
 * Call this when a change was kept: it goes on to the account's other devices, or is later merged into the
 * visitor's progress.
 */
export function passOn() {
  const owner = ownerOf(learntStorage)
  if (owner !== 'visitor') wakeSync()
  else if (changeNames(learntStorage, owner).length > maxWaiting) mergeProgress()
}
