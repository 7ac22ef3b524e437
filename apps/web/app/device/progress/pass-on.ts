import { ownerOf } from '../storage/owner.ts'
import { wakeSync } from '../storage/wake-sync.ts'
import { targetStorage } from '../target-language/target-language.ts'
import { changeNames } from './journal.ts'

/** After this many waiting changes they are merged into the visitor's progress. */
const maxWaiting = 100

/**
 * Call this when a change was kept: it goes on to the account's other devices, or is later merged into the
 * visitor's progress.
 */
export function passOn() {
  const owner = ownerOf(targetStorage)
  if (owner !== 'visitor') wakeSync()
  else if (changeNames(targetStorage, owner).length > maxWaiting)
    // What fails now is done another time.
    import('./merge-changes.ts')
      .then(({ mergeChanges }) => mergeChanges(targetStorage))
      .catch(() => undefined)
}
