import type { Practice, PracticeRecord } from '@app/learning/practice'
import { reviewId, reviewIdLength } from '@app/learning/review'
import { ownerOf } from '../storage/owner.ts'
import { wakeSync } from '../storage/wake-sync.ts'
import { storageOf, targetLanguage } from '../target-language/target-language.ts'
import { openLogHere } from './open-log.ts'
import { keepPractice } from './write-log.ts'

/** Adds practice of the learner, for their other devices too. What is already known changes nothing. */
export async function recordAll(records: readonly PracticeRecord[], now: number, learnt = targetLanguage) {
  const changes = await keepPractice(await openLogHere(learnt), records, { own: true, now })
  if (changes > 0 && ownerOf(storageOf(learnt)) !== 'visitor') wakeSync()
}

/** Records an exercise that was done just now. Throws if the browser keeps no practice. */
export async function recordPractice(practice: Practice): Promise<PracticeRecord> {
  const record = { id: reviewId(crypto.getRandomValues(new Uint8Array(reviewIdLength))), practice }
  await recordAll([record], practice.at)
  return record
}

/** Undoes what was recorded, here and on the learner's other devices. */
export const undoPractice = (id: string, now: number) => recordAll([{ id, practice: null }], now)
