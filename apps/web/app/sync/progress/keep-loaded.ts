import { countOf, type Result } from '@app/learning/progress'
import type { SavedWord } from '@app/learning/vocabulary'
import { learnerStore } from '../../storage/learner-store.ts'
import { learntStorage } from '../../storage/learnt.ts'
import { keepChange, ownerOf, progressName } from './journal.ts'
import { nextRecordId, nextRecordIds } from './next-record-id.ts'

/**
 * Keeps what a saved file brought that is new here, for the learner's other devices too; `record` passes it
 * on. Returns a function that takes it back. Throws if the device has no room.
 */
export function keepLoaded(saved: readonly SavedWord[], results: readonly Result[]): () => void {
  const { epoch, userlevel, records } = learnerStore.getState()
  const seen = results.map(({ id }) => countOf(id))
  learnerStore.setState({ records: Math.max(records, ...seen) })
  const ids = nextRecordIds(saved.length)
  const words = saved.map((word, place) => ({ id: ids[place] ?? '', word }))
  const id = nextRecordId()
  const name = `${progressName(ownerOf(learntStorage))}/${id}`
  const undo = () => learntStorage.removeItem(name)
  if (keepChange(learntStorage, id, { epoch, userlevel, results, words })) return undo
  undo()
  throw new Error('The device has no room.')
}
