import { learntStorage } from '../storage/learnt.ts'
import { answerOf } from '../sync/practice/ask-database.ts'
import { openPractice } from '../sync/practice/open-practice.ts'
import { ownerOf } from '../sync/progress/journal.ts'

/** The ids of the letters that were ever practised on this device. */
export async function metLetters(): Promise<ReadonlySet<string>> {
  const known = (await openPractice(ownerOf(learntStorage))).transaction('known').objectStore('known')
  const items = await answerOf(known.getAllKeys(IDBKeyRange.bound('letter:', 'letter;', false, true)))
  return new Set(items.map((item) => String(item).slice('letter:'.length)))
}
