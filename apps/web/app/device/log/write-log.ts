import {
  applyAllPractice,
  type Item,
  isPracticeRecord,
  isWord,
  type Known,
  knownOf,
  type PracticeRecord,
  resolveConflict,
  reviewExercise,
  wordSchedule,
} from '@app/learning/practice'
import { cardKinds, nextKind } from '@app/learning/review'
import { itemsOf, withIndexFields } from './index-fields.ts'
import { type ItemAliases, itemAliases } from './item-aliases.ts'
import type { KeptItem } from './kept-practice.ts'
import {
  bare,
  changeLog,
  type LogDatabase,
  type LogPart,
  type LogWriting,
  noteIn,
  numberIn,
} from './log-database.ts'

/**
 * Adds practice to the log and updates what is known of its items, all or nothing. `own` practice was done on this
 * device and is to be sent. Returns how much of it changed anything.
 */
export const keepPractice = (
  database: LogDatabase,
  records: readonly PracticeRecord[],
  { own, now }: { own: boolean; now: number },
): Promise<number> =>
  changeLog(database, async (writing) => {
    const [names, part] = await Promise.all([itemAliases(writing), noteIn(writing, 'behind')])
    const { items, changes } = await addToLog(writing, records, own)
    if (part) await keepBeforeLog(writing, part, { items, made: records, now })
    else await keepItems(writing, names, items, now)
    if (own && changes > 0)
      await writing.objectStore('notes').put((await numberIn(writing, 'changes')) + changes, 'changes')
    return changes
  })

/** Adds practice to the log. Returns how much of it changed anything, and of which items, as the log names them. */
export async function addToLog(writing: LogWriting, records: readonly PracticeRecord[], own: boolean) {
  const log = writing.objectStore('practice')
  const items = new Set<Item>()
  let changes = 0
  await Promise.all(
    records.map(async (record) => {
      const before = await log.get(record.id)
      const after = before ? resolveConflict(bare(before), record) : record
      if (before && JSON.stringify(bare(before)) === JSON.stringify(after)) return
      changes += 1
      for (const item of [before ?? record, after].flatMap(itemsOf)) items.add(item)
      await log.put(withIndexFields(after, own))
    }),
  )
  const isOther = records.some(({ practice }) => practice && practice.exercise !== reviewExercise)
  if (isOther && (await noteIn(writing, 'begun')) === 'no') await writing.objectStore('notes').delete('begun')
  return { items, changes }
}

/** Computes what is known of items again from the log. */
export async function keepItems(writing: LogWriting, names: ItemAliases, items: Iterable<Item>, now: number) {
  const today = new Set([...items].map(names.toCanonicalItem))
  await Promise.all([...today].map((item) => keepItem(writing, names, item, now)))
}

/** Damaged records are left out. */
async function keepItem(writing: LogWriting, names: ItemAliases, item: Item, now: number) {
  const index = writing.objectStore('practice').index('items')
  const found = await Promise.all(names.namesIn(item).map((name) => index.getAll(name)))
  const byId = new Map(found.flat().map((record) => [record.id, bare(record)]))
  const records = [...byId.values()].filter(isPracticeRecord)
  await putKnown(writing, item, knownOf(item, records, now, names.toCanonicalItem))
}

/** While the log is not whole: what is known is what the server knew, and after it what was done here. */
export async function keepBeforeLog(
  writing: LogWriting,
  part: LogPart,
  { items, made, now }: { items: Iterable<Item>; made: readonly PracticeRecord[]; now: number },
) {
  const [log, known] = [writing.objectStore('practice'), writing.objectStore('known')]
  const { toCanonicalItem } = await itemAliases(writing)
  const ids = [...new Set([...part.made, ...made.map(({ id }) => id)])]
  const rows = await Promise.all(ids.map((id) => log.get(id)))
  const since = rows.flatMap((row) => (row ? [bare(row)] : [])).filter(isPracticeRecord)
  const base = new Map(part.base)
  await Promise.all(
    [...items].map(async (item) => {
      const before = base.get(item) ?? (await known.get(item))?.known ?? {}
      base.set(item, before)
      await putKnown(writing, item, applyAllPractice(before, item, since, now, toCanonicalItem))
    }),
  )
  const after: LogPart = { ...part, base: [...base], made: ids }
  await writing.objectStore('notes').put(after, 'behind')
}

export async function putKnown(writing: LogWriting, item: Item, known: Known) {
  const store = writing.objectStore('known')
  if (Object.keys(known).length === 0) await store.delete(item)
  else await store.put(keptItem(item, known))
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
