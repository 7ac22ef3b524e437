import {
  applyAllPractice,
  type Item,
  isPracticeRecord,
  isWord,
  type Known,
  knownOf,
  type PracticeRecord,
  resolveConflict,
  wordSchedule,
} from '@app/learning/practice'
import { cardKinds, nextKind } from '@app/learning/review'
import { answerOf, kept } from './ask-database.ts'
import { itemsOf, withIndexFields } from './index-fields.ts'
import { type ItemAliases, itemAliases } from './item-aliases.ts'
import type { KeptItem, KeptPractice } from './kept-practice.ts'
import { type LogSnapshot, snapshotIn } from './log-snapshot.ts'
import { bare, noteOf } from './practice-log.ts'

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
  const notes = transaction.objectStore('notes')
  const [names, behind] = await Promise.all([itemAliases(notes), snapshotIn(notes)])
  const { items, changes } = await addToLog(transaction, records, own)
  if (behind) await keepBeforeLog(transaction, behind, { items, made: records, now })
  else await keepItems(transaction, names, items, now)
  if (own && changes > 0) notes.put((await noteOf(notes, 'changes')) + changes, 'changes')
  await done
  return changes
}

/** Adds practice to the log. Returns how much of it changed anything, and of which items, as the log names them. */
export async function addToLog(
  transaction: IDBTransaction,
  records: readonly PracticeRecord[],
  own: boolean,
) {
  const log = transaction.objectStore('practice')
  const items = new Set<Item>()
  let changes = 0
  await Promise.all(
    records.map(async (record) => {
      const before = (await answerOf(log.get(record.id))) as KeptPractice | undefined
      const after = before ? resolveConflict(bare(before), record) : record
      if (before && JSON.stringify(bare(before)) === JSON.stringify(after)) return
      changes += 1
      for (const item of [before ?? record, after].flatMap(itemsOf)) items.add(item)
      log.put(withIndexFields(after, own))
    }),
  )
  return { items, changes }
}

/** Computes what is known of items again from the log. */
export async function keepItems(
  transaction: IDBTransaction,
  names: ItemAliases,
  items: Iterable<Item>,
  now: number,
) {
  const today = new Set([...items].map(names.toCanonicalItem))
  await Promise.all([...today].map((item) => keepItem(transaction, names, item, now)))
}

/** Damaged records are left out. */
async function keepItem(transaction: IDBTransaction, names: ItemAliases, item: Item, now: number) {
  const index = transaction.objectStore('practice').index('items')
  const found = await Promise.all(names.namesIn(item).map((name) => answerOf(index.getAll(name))))
  const byId = new Map((found.flat() as KeptPractice[]).map((record) => [record.id, bare(record)]))
  putKnown(
    transaction,
    item,
    knownOf(item, [...byId.values()].filter(isPracticeRecord), now, names.toCanonicalItem),
  )
}

/** While the log is not whole: what is known is what the server knew, and after it what was done here. */
export async function keepBeforeLog(
  transaction: IDBTransaction,
  behind: LogSnapshot,
  { items, made, now }: { items: Iterable<Item>; made: readonly PracticeRecord[]; now: number },
) {
  const [log, known] = [transaction.objectStore('practice'), transaction.objectStore('known')]
  const { toCanonicalItem } = await itemAliases(transaction.objectStore('notes'))
  const ids = [...new Set([...behind.made, ...made.map(({ id }) => id)])]
  const rows = (await Promise.all(ids.map((id) => answerOf(log.get(id))))) as KeptPractice[]
  const since = rows.map(bare).filter(isPracticeRecord)
  const base = new Map(behind.base)
  await Promise.all(
    [...items].map(async (item) => {
      const before =
        base.get(item) ?? ((await answerOf(known.get(item))) as KeptItem | undefined)?.known ?? {}
      base.set(item, before)
      putKnown(transaction, item, applyAllPractice(before, item, since, now, toCanonicalItem))
    }),
  )
  transaction
    .objectStore('notes')
    .put({ version: behind.version, base: [...base], made: ids } satisfies LogSnapshot, 'behind')
}

function putKnown(transaction: IDBTransaction, item: Item, known: Known) {
  const store = transaction.objectStore('known')
  if (Object.keys(known).length === 0) store.delete(item)
  else store.put(keptItem(item, known))
}

export function keptItem(item: Item, known: Known): KeptItem {
  const { cards } = wordSchedule('', known)
  const seen = Object.values(cards)
  if (!isWord(item) || seen.length === 0) return { item, known }
  const mayBegin = seen.every(({ state }) => state === 'known')
  return {
    item,
    known,
    due: Math.min(...seen.map(({ due }) => due)),
    last: Math.max(...seen.map(({ last }) => last)),
    missing: mayBegin ? cardKinds.filter((kind) => nextKind({ cards }, [kind])) : [],
  }
}
