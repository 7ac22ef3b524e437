import type { TopicKey } from '@app/learning/levels'
import type { TopicResult } from '@app/learning/progress'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { learnerStore } from '../learner/learner-store.ts'

/**
 * What the learner reached in each topic, read from the device once the page runs; undefined until then. The
 * code that reads it is loaded late: no first paint needs it.
 */
export function useTopicResults(): ReadonlyMap<TopicKey, TopicResult> | undefined {
  // A new level, epoch or record means that there may be a new result.
  const learner = useStore(learnerStore)
  const [results, setResults] = useState<ReadonlyMap<TopicKey, TopicResult>>()
  useEffect(() => {
    let wanted = Boolean(learner)
    import('./read-topic-results.ts').then(
      ({ readTopicResults }) => wanted && setResults(readTopicResults()),
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [learner])
  return results
}
