import {
  type Item,
  isPracticeRecord,
  type Known,
  keyToday,
  kindOf,
  knownOf,
  type PracticeRecord,
  stronger,
  wordSchedule,
} from '@app/learning/practice'
import { cardKinds, nextKind } from '@app/learning/review'
import { answerOf, kept } from './ask-database.ts'
import type { KeptItem, KeptPractice } from './kept-practice.ts'
import { bare, noteOf } from './practice-log.ts'
import { itemsOf, withLookups } from './with-lookups.ts'

/**
 * Adds practice to the log and updates what is known of its items, all or nothing. `own` practice was done on this
 * device and is to be sent. Returns how much of it changed anything.
 */
export async function keepPractice(
  database: IDBDatabase,
  records: readonly PracticeRecord[],
  { own, now }: { own: boolean; now: number },
): Promise<number> {
  const transaction = database.transaction(['practice', 'known', 'notes'], 'readwrite')
  const done = kept(transaction)
  const log = transaction.objectStore('practice')
  const items = new Set<Item>()
  let changes = 0
  await Promise.all(
    records.map(async (record) => {
      const before = (await answerOf(log.get(record.id))) as KeptPractice | undefined
      const after = before ? stronger(bare(before), record) : record
      if (before && JSON.stringify(bare(before)) === JSON.stringify(after)) return
      changes += 1
      for (const item of [before ?? record, after].flatMap(itemsOf)) items.add(item)
      log.put(withLookups(after, own))
    }),
  )
  await Promise.all([...items].map((item) => keepItem(transaction, item, now)))
  if (own && changes > 0) {
    const notes = transaction.objectStore('notes')
    notes.put((await noteOf(notes, 'changes')) + changes, 'changes')
  }
  await done
  return changes
}

/** Computes what is known of an item again from the log. Damaged records are left out. */
async function keepItem(transaction: IDBTransaction, item: Item, now: number) {
  const log = (await answerOf(
    transaction.objectStore('practice').index('items').getAll(item),
  )) as KeptPractice[]
  const known = knownOf(item, log.map(bare).filter(isPracticeRecord), now, keyToday)
  const store = transaction.objectStore('known')
  if (Object.keys(known).length === 0) store.delete(item)
  else store.put(keptItem(item, known))
}

export function keptItem(item: Item, known: Known): KeptItem {
  const { cards } = wordSchedule('', known)
  const seen = Object.values(cards)
  if (kindOf(item) !== 'word' || seen.length === 0) return { item, known }
  const mayBegin = seen.every(({ state }) => state === 'known')
  return {
    item,
    known,
    due: Math.min(...seen.map(({ due }) => due)),
    last: Math.max(...seen.map(({ last }) => last)),
    missing: mayBegin ? cardKinds.filter((kind) => nextKind({ cards }, [kind])) : [],
  }
}
