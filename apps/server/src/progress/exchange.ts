import type { ProgressChanges, ProgressReply } from '@app/api'
import { difference, merge, noProgress, type Progress } from '@app/learning/progress'
import type { LockedProgress, progressStore, Standing } from './progress-store.ts'

/** Records in one reply. */
const pageLength = 1000

/**
 * How many versions are written between two searches for too old records. A learner may have this many
 * records over the limit.
 */
const trimEvery = 500

/** Merges the changes of a device into the server's progress, and returns what the device lacks. */
export async function exchange(
  store: ReturnType<typeof progressStore>,
  learner: string,
  { since, progress: sent }: Omit<ProgressChanges, 'learner'>,
): Promise<ProgressReply> {
  if (sent.results.length + sent.words.length === 0) {
    const { standing, page } = await store.read(learner, since, pageLength)
    if (since > standing.version) return forgotten(standing)
    const now = merge(bare(standing), sent)
    if (now.epoch === standing.epoch && now.userlevel === standing.userlevel)
      return { version: page.version, more: page.more, progress: { ...now, ...page.records } }
  }
  return store.change(learner, (locked) => take(locked, since, sent))
}

async function take(locked: LockedProgress, since: number, sent: Progress): Promise<ProgressReply> {
  const { standing, page } = await locked.read(since, pageLength)
  if (since > standing.version) return forgotten(standing)

  const known = { ...bare(standing), ...(await locked.same(sent)) }
  const merged = merge(known, sent)
  const version = await save(locked, standing, difference(known, merged))

  const lacking = difference(sent, merge(merged, { ...bare(standing), ...page.records }))
  return { version: page.more ? page.version : version, more: page.more, progress: lacking }
}

async function save(locked: LockedProgress, standing: Standing, changed: Progress): Promise<number> {
  const { epoch, userlevel, results, words } = changed
  const count = results.length + words.length
  if (epoch === standing.epoch && userlevel === standing.userlevel && count === 0) return standing.version
  if (epoch > standing.epoch) await locked.dropResults()
  await locked.write(standing, changed)
  const version = standing.version + count
  if (Math.floor(version / trimEvery) > Math.floor(standing.version / trimEvery)) await locked.trim()
  return version
}

/** Accepts nothing: the lower version makes the device send everything it has. */
function forgotten(standing: Standing): ProgressReply {
  return { version: standing.version, more: false, progress: bare(standing) }
}

const bare = ({ epoch, userlevel }: Standing): Progress => ({ ...noProgress, epoch, userlevel })
