import type { TargetLanguage } from '@app/learning/languages'
import { countOf, type Result } from '@app/learning/progress'
import type { SavedWord } from '@app/learning/vocabulary'
import { learnerStoreOf } from '../learner/learner-store.ts'
import { nextRecordId, nextRecordIds } from '../learner/next-record-id.ts'
import { ownerOf } from '../storage/owner.ts'
import { storageOf } from '../target-language/target-language.ts'
import { keepChange, progressName } from './journal.ts'

/**
 * Keeps what a saved file brought that is new here, for the learner's other devices too; `record` passes it
 * on. Returns a function that takes it back. Throws if the device has no room.
 */
export function keepLoaded(
  learnt: TargetLanguage,
  saved: readonly SavedWord[],
  results: readonly Result[],
): () => void {
  const [storage, learner] = [storageOf(learnt), learnerStoreOf(learnt)]
  const { epoch, userlevel, records } = learner.getState()
  const seen = results.map(({ id }) => countOf(id))
  learner.setState({ records: Math.max(records, ...seen) })
  const ids = nextRecordIds(saved.length, learner)
  const words = saved.map((word, place) => ({ id: ids[place] ?? '', word }))
  const id = nextRecordId(learner)
  const name = `${progressName(ownerOf(storage))}/${id}`
  const undo = () => storage.removeItem(name)
  if (keepChange(storage, id, { epoch, userlevel, results, words })) return undo
  undo()
  throw new Error('The device has no room.')
}
