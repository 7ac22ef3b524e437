import { chanceLength, recordId } from '@app/learning/progress'
import { learnerStore } from './learner-store.ts'

/** An id for a new record made on this device. */
export function nextRecordId(learner = learnerStore): string {
  const { records } = learner.getState()
  learner.setState({ records: records + 1 })
  return idAfter(records)
}

/** Ids for many records, in order. */
export function nextRecordIds(count: number, learner = learnerStore): string[] {
  const { records } = learner.getState()
  learner.setState({ records: records + count })
  return recordIdsAfter(records, count)
}

/** Ids for records after so many that this device has seen. */
export const recordIdsAfter = (seen: number, count: number): string[] =>
  Array.from({ length: count }, (_, place) => idAfter(seen + place))

const idAfter = (seen: number) => recordId(seen, crypto.getRandomValues(new Uint8Array(chanceLength)))
