export {
  change,
  type DeviceProgress,
  isSettled,
  mostSent,
  newDevice,
  outgoing,
  type Received,
  readDevice,
  receive,
  type Sent,
} from './device.ts'
export { difference } from './difference.ts'
export { type Joined, joinedNow, joinVisitor } from './join-visitor.ts'
export { merge } from './merge.ts'
export { lastEpoch, noProgress, Progress, readProgress } from './progress.ts'
export { chanceLength, countOf, recordId } from './record-id.ts'
export { mostResults, mostWords } from './records.ts'
export { Result } from './result.ts'
export { removalOf, savedWords } from './saved-words.ts'
export { SavedWord, WordRecord } from './word-record.ts'
