import { chanceLength, recordId } from '@app/learning/progress'
import { learnerStore } from '../learner-store.ts'

/** An id for a record that is made on this device now. */
export function nextRecordId(): string {
  const { records } = learnerStore.getState()
  learnerStore.setState({ records: records + 1 })
  return recordId(records, crypto.getRandomValues(new Uint8Array(chanceLength)))
}
