import { answerOf } from '../device/log/ask-database.ts'
import { openPractice } from '../device/log/open-practice.ts'
import { ownerOf } from '../device/storage/owner.ts'
import { targetStorage } from '../device/target-language/target-language.ts'

/** The ids of the letters that were ever practised on this device. */
export async function metLetters(): Promise<ReadonlySet<string>> {
  const known = (await openPractice(ownerOf(targetStorage))).transaction('known').objectStore('known')
  const items = await answerOf(known.getAllKeys(IDBKeyRange.bound('letter:', 'letter;', false, true)))
  return new Set(items.map((item) => String(item).slice('letter:'.length)))
}
