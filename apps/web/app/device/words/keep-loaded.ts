import type { TargetLanguage } from '@app/learning/languages'
import { countOf, type Result } from '@app/learning/progress'
import type { SavedWord } from '@app/learning/vocabulary'
import { learnerStoreOf } from '../learner/learner-store.ts'
import { nextRecordId, nextRecordIds } from '../learner/next-record-id.ts'
import { changeName, keepChange } from '../progress/journal.ts'
import { ownerOf } from '../storage/owner.ts'
import { storageOf } from '../target-language/target-language.ts'
import { wordsWithoutRecord } from './saved-words.ts'

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
  const all = [...wordsWithoutRecord(storage), ...saved]
  const ids = nextRecordIds(all.length, learner)
  const words = all.map((word, place) => ({ id: ids[place] ?? '', word }))
  const id = nextRecordId(learner)
  const undo = () => storage.removeItem(changeName(ownerOf(storage), id))
  if (keepChange(storage, id, { epoch, userlevel, results, words })) return undo
  undo()
  throw new Error('The device has no room.')
}
