import type { TopicKey } from '@app/learning/course'
import { type Attempt, type Question, recordAttempt, restoreAttempt } from '@app/learning/quiz'
import { tabStorage } from '../../storage/safe-storage.ts'
import { attemptName } from './forget-attempt.ts'

/** The attempt lives in its tab: a reload finds it, two tabs do not disturb each other. */
export function keepAttempt(attempt: Attempt) {
  tabStorage.setItem(attemptName, JSON.stringify(recordAttempt(attempt)))
}

/** The topic of the attempt that is kept, as far as it can be read; `keptAttempt` checks it whole. */
export function keptTopic(): unknown {
  const stored = tabStorage.readJson(attemptName)
  return stored && typeof stored === 'object' && 'topic' in stored ? stored.topic : undefined
}

export function keptAttempt(topic: TopicKey, questions: readonly Question[]): Attempt | undefined {
  const attempt = restoreAttempt(tabStorage.readJson(attemptName), () => questions)
  return attempt?.topic === topic ? attempt : undefined
}
