import type { TopicKey } from '../levels/topic.ts'
import { passes } from '../levels/userlevel.ts'
import { scoreStep } from '../quiz/score-step.ts'
import type { Result } from './result.ts'

/** How a topic was played: the best score so far of `most` points, and the mistakes of the latest quiz. */
export type TopicResult = {
  best: number
  most: number
  passed: boolean
  mistakes: Result['mistakes']
}

/** What the results say of each topic that was played. Their order is that of their ids, which grow with time. */
export function topicResults(results: readonly Result[]): ReadonlyMap<TopicKey, TopicResult> {
  const topics = new Map<TopicKey, TopicResult>()
  for (const { topic, score, questions, mistakes } of results) {
    const before = topics.get(topic)
    const isBetter = !before || score >= before.best
    const best = isBetter ? score : before.best
    const most = isBetter ? questions * scoreStep : before.most
    topics.set(topic, { best, most, passed: passes(best), mistakes })
  }
  return topics
}
