import type { TopicKey } from '@app/learning/levels'
import { type Attempt, type Question, recordAttempt, restoreAttempt } from '@app/learning/quiz'
import { tabKeys } from '../storage/keys.ts'
import { tabStorage } from '../storage/safe-storage.ts'
import { nameFor } from '../target-language/target-language.ts'

/** Keeps the attempt in its tab: a reload finds it, and two tabs do not disturb each other. */
export function keepAttempt(attempt: Attempt) {
  tabStorage.setItem(nameFor(tabKeys.attempt), JSON.stringify(recordAttempt(attempt)))
}

/** The topic of the kept attempt, if it can be read. `keptAttempt` checks the whole attempt. */
export function keptTopic(): unknown {
  const stored = tabStorage.readJson(nameFor(tabKeys.attempt))
  return stored && typeof stored === 'object' && 'topic' in stored ? stored.topic : undefined
}

export function keptAttempt(topic: TopicKey, questions: readonly Question[]): Attempt | undefined {
  const attempt = restoreAttempt(tabStorage.readJson(nameFor(tabKeys.attempt)), () => questions)
  return attempt?.topic === topic ? attempt : undefined
}

/** The topic of a quiz that this tab was in the middle of, as far as it can be read. */
export function unfinishedTopic(): unknown {
  const stored = tabStorage.readJson(nameFor(tabKeys.attempt))
  const isUnderWay =
    stored &&
    typeof stored === 'object' &&
    'state' in stored &&
    stored.state !== 'finished' &&
    'topic' in stored
  return isUnderWay ? stored.topic : undefined
}
