import type { TopicKey } from '@app/learning/levels'
import { type TopicResult, topicResults } from '@app/learning/progress'
import { learntStorage } from '../../storage/learnt.ts'
import { ownerOf } from './journal.ts'
import { progressStorage } from './progress-storage.ts'

/** What the learner of this device reached in each topic. */
export function readTopicResults(): ReadonlyMap<TopicKey, TopicResult> {
  return topicResults(progressStorage(learntStorage).read(ownerOf(learntStorage)).progress.results)
}
