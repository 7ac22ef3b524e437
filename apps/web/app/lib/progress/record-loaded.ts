import type { SavedWord } from '@app/learning/vocabulary'
import { deviceStorage } from '../safe-storage.ts'
import { nextRecordId } from './next-record-id.ts'
import { record } from './record.ts'
import { keepWord } from './words.ts'

/** To be called when a saved file was loaded: the level as it now stands, and the words that are new here, follow the learner too. */
export function recordLoaded(words: readonly SavedWord[]) {
  for (const word of words) keepWord(deviceStorage, nextRecordId(), word)
  record(() => ({}))
}
