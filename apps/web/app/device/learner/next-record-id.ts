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
  return Array.from({ length: count }, (_, place) => idAfter(records + place))
}

const idAfter = (seen: number) => recordId(seen, crypto.getRandomValues(new Uint8Array(chanceLength)))
