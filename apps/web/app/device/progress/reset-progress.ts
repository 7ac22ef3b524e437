import { firstUserlevel } from '@app/learning/levels'
import { epochAfter } from '@app/learning/progress'
import { learnerStore } from '../learner/learner-store.ts'
import { nextRecordIds } from '../learner/next-record-id.ts'
import { ownerOf } from '../storage/owner.ts'
import { targetStorage } from '../target-language/target-language.ts'
import { progressStorage } from './progress-storage.ts'
import { record } from './record.ts'

/**
 * Resets score, mistakes and user level on every device of the learner. Saved words stay. Returns a function
 * that undoes the reset: it adds the level and the results again, as records of the new epoch. It does nothing if
 * somebody else's progress is made on the device by then.
 */
export function resetProgress(): () => void {
  const { userlevel } = learnerStore.getState()
  const owner = ownerOf(targetStorage)
  const { results } = progressStorage(targetStorage).read(owner).progress
  learnerStore.setState(({ epoch }) => ({ epoch: epochAfter(epoch), userlevel: firstUserlevel }))
  record(() => ({}))
  return function undo() {
    if (ownerOf(targetStorage) !== owner) return
    learnerStore.setState((now) => ({ userlevel: Math.max(now.userlevel, userlevel) }))
    const ids = nextRecordIds(results.length)
    record(() => ({ results: results.map((result, place) => ({ ...result, id: ids[place] ?? result.id })) }))
  }
}
