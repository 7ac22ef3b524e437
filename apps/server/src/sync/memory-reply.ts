import type { SyncReply } from '@app/api'
import { memoryEdition, packItem } from '@app/learning/practice'
import { day } from '@app/learning/review'
import { mostItems } from './fold-whole-log.ts'
import type { syncStore } from './sync-store.ts'

/** With as many records, a log is one reply: a device need not know anything before it. */
const shortLog = 2000

/** What was practised so recently is sent with the memory: a day's number of reviews counts what was done elsewhere. */
const recent = 2 * day
const mostRecent = 1000
const mostRecentPlain = 2000

type Store = Pick<ReturnType<typeof syncStore>, 'knownSince' | 'practiceSince' | 'hasCourse'>

/** `plain`: a device of before wants the names of all fields. */
type Asked = {
  learner: string
  since: number
  part: 'whole' | 'changed'
  plain: boolean
  now: number
}

/**
 * Adds to a reply what the learner knows, as the device asked. It is read from what is kept of the fold, so that no
 * request reads a long log. Where that is not the fold of the whole log, the reply stays as it is.
 */
export async function withMemory(
  store: Store,
  reply: SyncReply,
  { learner, since, part, plain, now }: Asked,
): Promise<SyncReply> {
  if (part === 'changed') {
    const found = await store.knownSince(learner, since, mostItems)
    return found
      ? { ...reply, memory: { part, items: found.items.map(packItem), edition: memoryEdition } }
      : reply
  }
  if (!reply.more && (plain || reply.version <= shortLog)) return reply
  const found = await store.knownSince(learner, 0, mostItems)
  if (!found) return reply
  const { version } = found
  const items = found.items.filter(([, known]) => Object.keys(known).length > 0)
  const practice = await withRecent(store, reply, {
    learner,
    now,
    most: plain ? mostRecentPlain : mostRecent,
  })
  if (plain) return { ...reply, practice, known: { version, items: items.map(([...item]) => item) } }
  const course = await store.hasCourse(learner)
  const memory = { part, items: items.map(packItem), edition: memoryEdition, course }
  return { ...reply, practice, memory }
}

/** The practice of a reply, and that of the last days. */
async function withRecent(
  store: Store,
  { practice }: SyncReply,
  { learner, now, most }: { learner: string; now: number; most: number },
) {
  const lately = await store.practiceSince(learner, now - recent, most)
  return [...new Map([...practice, ...lately].map((record) => [record.id, record])).values()]
}
