export {
  change,
  type DeviceProgress,
  isSettled,
  mostSent,
  newDevice,
  onlyUnsent,
  outgoing,
  type Received,
  readDevice,
  receive,
  type Sent,
} from './device.ts'
export { difference } from './difference.ts'
export { epochAfter, readEpoch } from './epoch.ts'
export { type Joined, joinedNow, joinVisitor, readJoined } from './join-visitor.ts'
export { merge } from './merge.ts'
export { nextTopic } from './next-topic.ts'
export { damagedRecords, noProgress, Progress, readProgress } from './progress.ts'
export { chanceLength, countOf, recordId, recordsSeen } from './record-id.ts'
export { mostResults, mostWords } from './records.ts'
export type { Result } from './result.ts'
export { removalOf, removalsOf, savedWords, unknownWords } from './saved-words.ts'
export { type TopicResult, topicResults } from './topic-results.ts'
export type { WordRecord } from './word-record.ts'
