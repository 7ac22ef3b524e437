import type { TopicKey } from '@app/learning/course'
import { type TopicResult, topicResults } from '@app/learning/progress'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { learnerStore } from '../../storage/learner-store.ts'
import { deviceStorage } from '../../storage/safe-storage.ts'
import { ownerOf } from './journal.ts'
import { progressStorage } from './progress-storage.ts'

/** What the learner reached in each topic, read from the device once the page runs; undefined until then. */
export function useTopicResults(): ReadonlyMap<TopicKey, TopicResult> | undefined {
  // A new level, epoch or record says that there may be a new result.
  const learner = useStore(learnerStore)
  const [results, setResults] = useState<ReadonlyMap<TopicKey, TopicResult>>()
  useEffect(() => {
    if (!learner) return
    setResults(topicResults(progressStorage(deviceStorage).read(ownerOf(deviceStorage)).progress.results))
  }, [learner])
  return results
}
