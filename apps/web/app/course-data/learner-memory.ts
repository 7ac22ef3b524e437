import type { CourseContent } from '@app/learning/course'
import {
  type Item,
  isPracticeRecord,
  type Known,
  knownOf,
  type Memory,
  type NameToday,
  namesToday,
  type Practice,
  type PracticeRecord,
} from '@app/learning/practice'
import { reviewId, reviewIdLength } from '@app/learning/review'
import { deviceStorage } from '../storage/safe-storage.ts'
import { savedWordsNow } from '../storage/saved-words.ts'
import { answerOf } from '../sync/practice/ask-database.ts'
import type { KeptItem, KeptPractice } from '../sync/practice/kept-practice.ts'
import { openPractice } from '../sync/practice/open-practice.ts'
import { bare } from '../sync/practice/practice-log.ts'
import { ownerOf } from '../sync/progress/journal.ts'
import { keepOwn } from '../sync/reviews/review-store.ts'

/** The names that items have in the course: a saved word is the entry with its spelling and meaning. */
export const courseNames = ({ words }: CourseContent): NameToday =>
  namesToday({ entries: [...words.values()], saved: savedWordsNow(), aliases: new Map() })

/** What the learner knows on this device, by the names of the course. Throws if the browser keeps no practice. */
export async function readMemory(content: CourseContent, now = Date.now()): Promise<Memory> {
  const nameToday = courseNames(content)
  const transaction = (await openPractice(ownerOf(deviceStorage))).transaction(['known', 'practice'])
  const kept = (await answerOf(transaction.objectStore('known').getAll())) as KeptItem[]
  const byName = new Map<Item, KeptItem[]>()
  for (const one of kept) {
    const name = nameToday(one.item)
    byName.set(name, [...(byName.get(name) ?? []), one])
  }
  const log = transaction.objectStore('practice').index('items')
  return new Map(
    await Promise.all(
      [...byName].map(async ([name, [one, ...others]]): Promise<[Item, Known]> => {
        if (one && others.length === 0) return [name, one.known]
        // Practised under two names: what is known is folded from both.
        const found = await Promise.all(
          [...(one ? [one] : []), ...others].map(({ item }) => answerOf(log.getAll(item))),
        )
        const records = new Map((found.flat() as KeptPractice[]).map((record) => [record.id, bare(record)]))
        return [name, knownOf(name, [...records.values()].filter(isPracticeRecord), now, nameToday)]
      }),
    ),
  )
}

/** Keeps an exercise that was just done, here and for the learner's other devices. */
export async function addPractice(practice: Practice): Promise<PracticeRecord> {
  const record = { id: reviewId(crypto.getRandomValues(new Uint8Array(reviewIdLength))), practice }
  await keepOwn([record], practice.at)
  return record
}
