import { type TopicKey, topicKeys } from '../levels/topic.ts'
import { isOpen } from '../levels/unlocking.ts'
import type { TopicResult } from './topic-results.ts'

/**
 * The topic to play next: of those that are open, the first that was not passed; if all were, the one with the smallest share of its
 * points.
 */
export function nextTopic(results: ReadonlyMap<TopicKey, TopicResult>, userlevel: number): TopicKey {
  const open = topicKeys.filter((topic) => isOpen(topic, userlevel))
  const share = (topic: TopicKey) => {
    const { best, most } = results.get(topic) ?? { best: 0, most: 1 }
    return best / most
  }
  const weakest = () => open.reduce((least, topic) => (share(topic) < share(least) ? topic : least))
  return open.find((topic) => !results.get(topic)?.passed) ?? weakest()
}
