import type { SyncReply } from '@app/api'
import {
  isPracticeRecord,
  type Known,
  memoryOf,
  type PracticeRecord,
  unpackItem,
} from '@app/learning/practice'
import { itemsOf } from './index-fields.ts'
import { itemAliases } from './item-aliases.ts'
import { bare, changeLog, type LogDatabase, type LogPart, type LogWriting, noteIn } from './log-database.ts'
import { unsentIn } from './sent-practice.ts'
import { addToLog, keepBeforeLog, keepItems, keepPractice, keptItem, putKnown } from './write-log.ts'

type Memory = NonNullable<SyncReply['memory']>
type Page = Pick<SyncReply, 'practice' | 'memory' | 'more'>

/**
 * A server that is busy folding, or that of before, says nothing of what is known. After so many replies without it, the
 * whole log is fetched instead.
 */
const mostMissed = 3

/**
 * Adds a page of the log, all or nothing. `later`: the log is not whole, and the server did not say what is known now;
 * the same is to be asked again. `whole log`: it is to be fetched from its beginning.
 */
export async function storeSyncPage(
  database: LogDatabase,
  { practice, memory, more }: Page,
  sent: readonly PracticeRecord[],
  now: number,
): Promise<'stored' | 'later' | 'whole log'> {
  const outcome = await changeLog(database, async (writing) => {
    const part = await noteIn(writing, 'behind')
    if (!part && memory?.part !== 'whole') return undefined
    await addToLog(writing, practice, false)
    if (!memory) return missMemory(writing, part ?? nothingYet, now)
    const before = memory.part === 'whole' ? anew(part) : (part ?? nothingYet)
    if (memory.part === 'whole') await forgetKnown(writing, memory)
    await takeMemory(writing, before, memory, { sent, now, isLast: !more })
    return 'stored'
  })
  if (outcome) return outcome
  await keepPractice(database, practice, { own: false, now })
  return 'stored'
}

const nothingYet: LogPart = { base: [], made: [], before: 'nothing' }

/** What is known comes anew. What was fetched of the log stays. */
const anew = ({ before = 'nothing', wanted }: LogPart = nothingYet): LogPart => ({
  base: [],
  made: [],
  before,
  ...(wanted && { wanted }),
})

async function forgetKnown(writing: LogWriting, { course }: Memory) {
  const notes = writing.objectStore('notes')
  await writing.objectStore('known').clear()
  // The server names a saved word by its key.
  await Promise.all([notes.delete('names'), notes.delete('named')])
  if (course !== undefined) await notes.put(course ? 'yes' : 'no', 'begun')
}

/** What the server knows counts from now on, and after it what it was not sent. */
async function takeMemory(
  writing: LogWriting,
  { base, missed: _missed, ...part }: LogPart,
  { items, edition }: Memory,
  { sent, now, isLast }: { sent: readonly PracticeRecord[]; now: number; isLast: boolean },
) {
  const server = new Map<string, Known>([...base, ...items.map(unpackItem)])
  const names = new Map([...base, ...items].map(([item]) => [item, item]))
  await Promise.all([...names.keys()].map((item) => putKnown(writing, item, server.get(item) ?? {})))
  const isSent = new Map(sent.map((record) => [record.id, JSON.stringify(record)]))
  const made = (await unsentIn(writing)).filter((record) => isSent.get(record.id) !== JSON.stringify(record))
  const touched = new Set(made.flatMap(itemsOf))
  const isOther = part.edition !== undefined && part.edition !== edition
  if (part.before === undefined && isLast && !isOther) {
    await writing.objectStore('notes').delete('behind')
    return keepItems(writing, await itemAliases(writing), touched, now)
  }
  const after: LogPart = { ...part, base: [], made: [], edition, ...(isOther && { stale: true }) }
  await keepBeforeLog(writing, after, { items: touched, made, now })
}

/** What was made here counts on. Where the server says nothing again and again, what is here is all that counts. */
async function missMemory(writing: LogWriting, part: LogPart, now: number): Promise<'later' | 'whole log'> {
  const missed = (part.missed ?? 0) + 1
  const [known, notes] = [writing.objectStore('known'), writing.objectStore('notes')]
  if (missed < mostMissed) {
    await notes.put({ ...part, missed }, 'behind')
    return 'later'
  }
  const { toCanonicalItem } = await itemAliases(writing)
  const log = (await writing.objectStore('practice').getAll()).map(bare).filter(isPracticeRecord)
  await known.clear()
  await Promise.all(
    [...memoryOf(log, now, toCanonicalItem)].map(([item, what]) => known.put(keptItem(item, what))),
  )
  await notes.delete('behind')
  return 'whole log'
}
