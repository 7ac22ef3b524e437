import type { TopicKey } from '@app/learning/levels'
import { type TopicResult, topicResults } from '@app/learning/progress'
import { ownerOf } from '../storage/owner.ts'
import { targetStorage } from '../target-language/target-language.ts'
import { progressStorage } from './progress-storage.ts'

/** What the learner of this device reached in each topic. */
export function readTopicResults(): ReadonlyMap<TopicKey, TopicResult> {
  return topicResults(progressStorage(targetStorage).read(ownerOf(targetStorage)).progress.results)
}
