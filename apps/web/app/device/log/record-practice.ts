import type { Practice, PracticeRecord } from '@app/learning/practice'
import { reviewId, reviewIdLength } from '@app/learning/review'
import { passOn } from '../progress/pass-on.ts'
import { ownerOf } from '../storage/owner.ts'
import { storageOf, targetLanguage } from '../target-language/target-language.ts'
import { keepPractice } from './keep-practice.ts'
import { openPractice } from './open-practice.ts'

/** Adds practice of the learner, for their other devices too. What is already known changes nothing. */
export async function recordAll(records: readonly PracticeRecord[], now: number, learnt = targetLanguage) {
  const owner = ownerOf(storageOf(learnt))
  const database = await openPractice(owner, learnt)
  const changes = await keepPractice(database, records, { own: true, now })
  if (changes > 0 && owner !== 'visitor') passOn()
}

/** Keeps an exercise that was done just now. Throws if the browser keeps no practice. */
export async function recordPractice(practice: Practice): Promise<PracticeRecord> {
  const record = { id: reviewId(crypto.getRandomValues(new Uint8Array(reviewIdLength))), practice }
  await recordAll([record], practice.at)
  return record
}
