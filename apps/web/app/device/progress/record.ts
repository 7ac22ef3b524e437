import { levelAfter } from '@app/learning/levels'
import type { Progress, Result } from '@app/learning/progress'
import { learnerStore, learnerStoreOf } from '../learner/learner-store.ts'
import { nextRecordId } from '../learner/next-record-id.ts'
import { storageOf, targetLanguage } from '../target-language/target-language.ts'
import { keepChange } from './journal.ts'
import { passOn } from './pass-on.ts'

/**
 * Call this once for each finished quiz: it raises the level and keeps the result for the learner's other
 * devices. Returns false if the device has no room.
 */
export function finishQuiz(result: Omit<Result, 'id'>): boolean {
  learnerStore.setState(({ userlevel }) => ({ userlevel: levelAfter(userlevel, result.score) }))
  return record((id) => ({ results: [{ id, ...result }] }))
}

/**
 * Keeps a new record under the current level, for the learner's other devices. Returns false if the device
 * has no room.
 */
export function record(made: (id: string) => Partial<Progress>, learnt = targetLanguage): boolean {
  const learner = learnerStoreOf(learnt)
  const { epoch, userlevel } = learner.getState()
  const id = nextRecordId(learner)
  const kept = keepChange(storageOf(learnt), id, { epoch, userlevel, ...made(id) })
  passOn()
  return kept
}
