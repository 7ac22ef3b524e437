import type { SyncChanges, SyncReply } from '@app/api'
import { mergePractice, type PracticeRecord, resolveConflict } from '@app/learning/practice'
import { difference, merge, noProgress, type Progress } from '@app/learning/progress'
import { clockSlack } from '@app/learning/review'
import type { Records } from './records-of-rows.ts'
import { checkSize } from './size-limits.ts'
import type { FoldState } from './sync-statements.ts'
import type { LockedSync, Scope, SyncState, syncStore } from './sync-store.ts'

/** Records in one reply. */
const pageLengths: Readonly<Record<Scope, number>> = { progress: 1000, everything: 2000 }

/**
 * How many versions are written between two searches for too old records. A learner may have this many
 * records over the limit.
 */
const trimEvery = 500

/** What one exchange takes over from an older log, so that no learner waits for long: the device asks again. */
const takenAtOnce = { batches: 5, records: 2000 }

type Changes = Omit<SyncChanges, 'learner' | 'practice'> & Pick<Records, 'practice'>
/** The reply, and whether what is kept of the fold has the whole log. */
type Exchanged = { reply: SyncReply; fold: FoldState }
type Asked = { now: number; scope: Scope }

/** Merges the changes of a device into what the server has, and returns what the device lacks. */
export async function exchange(
  store: ReturnType<typeof syncStore>,
  learner: string,
  changes: Changes,
  asked: Asked,
): Promise<Exchanged> {
  const { since, progress, practice } = changes
  if (progress.results.length + progress.words.length + practice.length === 0) {
    const { state, page } = await store.read(learner, since, pageLengths[asked.scope], asked.scope)
    if (since > state.version) return { reply: askForEverything(state), fold: state.fold }
    const { epoch, userlevel } = merge(bare(state), progress)
    if (epoch === state.epoch && userlevel === state.userlevel && !hasOlder(state, asked))
      return { reply: reply(page, { ...page.records, epoch, userlevel }), fold: state.fold }
  }
  return store.change(learner, (locked) => take(locked, changes, asked))
}

async function take(
  locked: LockedSync,
  { since, progress, practice }: Changes,
  asked: Asked,
): Promise<Exchanged> {
  const readPage = () => locked.read(since, pageLengths[asked.scope], asked.scope)
  let { state, page } = await readPage()
  if (since > state.version) return { reply: askForEverything(state), fold: state.fold }
  if (hasOlder(state, asked)) {
    await takeOlder(locked, state)
    ;({ state, page } = await readPage())
  }

  const sent = { ...progress, practice: mergePractice(practice, []) }
  const known = await locked.same(sent)
  const before = { ...known, epoch: state.epoch, userlevel: state.userlevel }
  const merged = merge(before, sent)
  const done = practiceAfter(
    known.practice,
    sent.practice.map((record) => notAhead(record, asked.now)),
  )
  const changed = { ...difference(before, merged), practice: others(known.practice, done) }
  const { version } = await save(locked, state, changed, known)

  const present = mergeById(page.records.practice, done)
  const told = reply(
    { version: page.more ? page.version : version, more: page.more || hasOlder(state, asked) },
    {
      ...difference(sent, merge(merged, { ...bare(state), ...page.records })),
      practice: others(sent.practice, present),
    },
  )
  return { reply: told, fold: state.fold }
}

const reply = (
  { version, more }: Pick<SyncReply, 'version' | 'more'>,
  { epoch, userlevel, results, words, practice }: Progress & Pick<Records, 'practice'>,
): SyncReply => ({ version, more, progress: { epoch, userlevel, results, words }, practice: [...practice] })

async function save(
  locked: LockedSync,
  state: SyncState,
  changed: Progress & Pick<Records, 'practice'>,
  known: Records,
) {
  const { epoch, userlevel, results, words, practice } = changed
  const count = results.length + words.length + practice.length
  if (epoch === state.epoch && userlevel === state.userlevel && count === 0) return state
  if (epoch > state.epoch) await locked.dropResults()
  const after = await locked.write(state, changed, known)
  checkSize(state.size, after.size)
  if (Math.floor(after.version / trimEvery) > Math.floor(state.version / trimEvery)) await locked.trim()
  return after
}

const hasOlder = ({ older }: SyncState, { scope }: Asked) =>
  scope === 'everything' && older.newest > older.taken

/** Takes over what came into an older log since the last exchange. */
async function takeOlder(locked: LockedSync, before: SyncState) {
  let state = before
  for (let batch = 0; batch < takenAtOnce.batches && state.older.newest > state.older.taken; batch++) {
    const { version, practice } = await locked.olderSince(state.older, takenAtOnce.records)
    const known = await locked.same({ ...noProgress, practice })
    const changed = others(known.practice, practiceAfter(known.practice, practice))
    const taken = { ...state, older: { ...state.older, taken: version } }
    state = await locked.write(taken, { ...bare(state), practice: changed }, known)
  }
}

/** The records as they are after a merge with the known ones. */
function practiceAfter(known: readonly PracticeRecord[], made: readonly PracticeRecord[]): PracticeRecord[] {
  const before = new Map(known.map((record) => [record.id, record]))
  return made.map((record) => {
    const same = before.get(record.id)
    return same ? resolveConflict(same, record) : record
  })
}

/** The records of `after` that are missing in `before` or differ there. */
function others(before: readonly PracticeRecord[], after: readonly PracticeRecord[]): PracticeRecord[] {
  const known = new Map(before.map((record) => [record.id, JSON.stringify(record)]))
  return after.filter((record) => known.get(record.id) !== JSON.stringify(record))
}

const mergeById = (before: readonly PracticeRecord[], after: readonly PracticeRecord[]) => [
  ...new Map([...before, ...after].map((record) => [record.id, record])).values(),
]

/** Corrects a device's clock that is ahead: no exercise is done in the future. */
const notAhead = ({ id, practice }: PracticeRecord, now: number): PracticeRecord =>
  practice && practice.at > now + clockSlack ? { id, practice: { ...practice, at: now } } : { id, practice }

/** Accepts nothing: the lower version makes the device send everything it has. */
const askForEverything = (state: SyncState): SyncReply => reply({ ...state, more: false }, bare(state))

const bare = ({ epoch, userlevel }: Pick<SyncState, 'epoch' | 'userlevel'>) => ({
  ...noProgress,
  epoch,
  userlevel,
  practice: [],
})
