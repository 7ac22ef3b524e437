import { firstUserlevel, levelAfter } from '@app/learning/course'
import { epochAfter, type Progress, type Result } from '@app/learning/progress'
import { learnerStore } from '../../storage/learner-store.ts'
import { deviceStorage } from '../../storage/safe-storage.ts'
import { tidyProgress, wakeSync } from '../sync-switch.ts'
import { changeNames, keepChange, ownerOf } from './journal.ts'
import { nextRecordId, nextRecordIds } from './next-record-id.ts'
import { progressStorage } from './progress-storage.ts'

/** So many changes may lie about before they are taken into the visitor's progress. */
const mostLoose = 100

/** To be called once for each finished quiz: its level, and its result for the learner's other devices. False says that the device has no room. */
export function finishQuiz(result: Omit<Result, 'id'>): boolean {
  learnerStore.setState(({ userlevel }) => ({ userlevel: levelAfter(userlevel, result.score) }))
  return record((id) => ({ results: [{ id, ...result }] }))
}

/**
 * Score, mistakes and user level begin anew, on every device of the learner. Saved words stay. Returns what takes it back:
 * level and results are then there again, as records of the new epoch.
 */
export function resetProgress(): () => void {
  const { userlevel } = learnerStore.getState()
  const { results } = progressStorage(deviceStorage).read(ownerOf(deviceStorage)).progress
  learnerStore.setState(({ epoch }) => ({ epoch: epochAfter(epoch), userlevel: firstUserlevel }))
  record(() => ({}))
  return () => {
    learnerStore.setState((now) => ({ userlevel: Math.max(now.userlevel, userlevel) }))
    const ids = nextRecordIds(results.length)
    record(() => ({ results: results.map((result, place) => ({ ...result, id: ids[place] ?? result.id })) }))
  }
}

/** Keeps what was made now, under the level as it now stands, for the learner's other devices. False says that the device has no room. */
export function record(made: (id: string) => Partial<Progress>): boolean {
  const { epoch, userlevel } = learnerStore.getState()
  const id = nextRecordId()
  const kept = keepChange(deviceStorage, id, { epoch, userlevel, ...made(id) })
  passOn()
  return kept
}

/** To be called when a change was kept: it goes on to the account's other devices, or joins the visitor's others in time. */
export function passOn() {
  const owner = ownerOf(deviceStorage)
  if (owner !== 'visitor') wakeSync()
  else if (changeNames(deviceStorage, owner).length > mostLoose) tidyProgress()
}
