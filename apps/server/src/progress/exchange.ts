import type { ProgressChanges, ProgressReply } from '@app/api'
import { difference, merge, noProgress, type Progress } from '@app/learning/progress'
import type { LockedProgress, ProgressState, progressStore } from './progress-store.ts'

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
    const { state, page } = await store.read(learner, since, pageLength)
    if (since > state.version) return askForEverything(state)
    const now = merge(bare(state), sent)
    if (now.epoch === state.epoch && now.userlevel === state.userlevel)
      return { version: page.version, more: page.more, progress: { ...now, ...page.records } }
  }
  return store.change(learner, (locked) => take(locked, since, sent))
}

async function take(locked: LockedProgress, since: number, sent: Progress): Promise<ProgressReply> {
  const { state, page } = await locked.read(since, pageLength)
  if (since > state.version) return askForEverything(state)

  const known = { ...bare(state), ...(await locked.same(sent)) }
  const merged = merge(known, sent)
  const version = await save(locked, state, difference(known, merged))

  const lacking = difference(sent, merge(merged, { ...bare(state), ...page.records }))
  return { version: page.more ? page.version : version, more: page.more, progress: lacking }
}

async function save(locked: LockedProgress, state: ProgressState, changed: Progress): Promise<number> {
  const { epoch, userlevel, results, words } = changed
  const count = results.length + words.length
  if (epoch === state.epoch && userlevel === state.userlevel && count === 0) return state.version
  if (epoch > state.epoch) await locked.dropResults()
  await locked.write(state, changed)
  const version = state.version + count
  if (Math.floor(version / trimEvery) > Math.floor(state.version / trimEvery)) await locked.trim()
  return version
}

/** Accepts nothing: the lower version makes the device send everything it has. */
function askForEverything(state: ProgressState): ProgressReply {
  return { version: state.version, more: false, progress: bare(state) }
}

const bare = ({ epoch, userlevel }: ProgressState): Progress => ({ ...noProgress, epoch, userlevel })
