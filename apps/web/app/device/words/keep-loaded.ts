import type { TargetLanguage } from '@app/learning/languages'
import { countOf, type Result } from '@app/learning/progress'
import type { SavedWord } from '@app/learning/vocabulary'
import { learnerStoreOf } from '../learner/learner-store.ts'
import { recordIdsAfter } from '../learner/next-record-id.ts'
import { changeName, keepChange } from '../progress/journal.ts'
import { ownerOf } from '../storage/owner.ts'
import { storageOf } from '../target-language/target-language.ts'
import { wordsWithoutRecord } from './saved-words.ts'

/**
 * Keeps what a saved file brought that is new here, for the learner's other devices too; `record` passes it
 * on. Returns a function that takes it back. Throws, and changes nothing, if the device has no room.
 */
export function keepLoaded(
  learnt: TargetLanguage,
  saved: readonly SavedWord[],
  results: readonly Result[],
): () => void {
  const [storage, learner] = [storageOf(learnt), learnerStoreOf(learnt)]
  const { epoch, userlevel, records } = learner.getState()
  const all = [...wordsWithoutRecord(storage), ...saved]
  const seen = Math.max(records, ...results.map(({ id }) => countOf(id)))
  const [id = '', ...ids] = recordIdsAfter(seen, all.length + 1)
  const words = all.map((word, place) => ({ id: ids[place] ?? '', word }))
  const name = changeName(ownerOf(storage), id)
  if (!keepChange(storage, id, { epoch, userlevel, results, words })) {
    storage.removeItem(name)
    throw new Error('The device has no room.')
  }
  const after = seen + all.length + 1
  learner.setState({ records: after })
  return () => {
    storage.removeItem(name)
    // Another tab may have made records since.
    learner.setState(({ records: now }) => ({ records: now === after ? records : now }))
  }
}
