import type { TopicKey } from '@app/learning/levels'
import { useEffect, useState } from 'react'
import type { LearntInTopic } from './learnt-in-topics.ts'

/**
 * How much of each topic is learnt; undefined until the device was read. The code that reads it is loaded late: no first
 * paint needs it.
 */
export function useLearntInTopics(): ReadonlyMap<TopicKey, LearntInTopic> | undefined {
  const [learnt, setLearnt] = useState<ReadonlyMap<TopicKey, LearntInTopic>>()
  useEffect(() => {
    let wanted = true
    import('./learnt-in-topics.ts')
      .then(({ learntInTopics }) => learntInTopics())
      .then(
        (found) => wanted && setLearnt(found),
        () => undefined,
      )
    return () => {
      wanted = false
    }
  }, [])
  return learnt
}
