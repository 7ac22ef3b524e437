import { courseExercises } from '@app/learning/course/known'
import type { TargetLanguage } from '@app/learning/languages'
import { firstUserlevel } from '@app/learning/levels'
import type { Item, Known, PracticeChange, PracticeRecord } from '@app/learning/practice'
import { mostResults, mostWords, type Progress } from '@app/learning/progress'
import type { Kysely, Transaction } from 'kysely'
import { retrying } from '../db/retrying.ts'
import type { Database } from '../db/schema.ts'
import { type KnownStatements, knownStatementsOf } from './known-statements.ts'
import type { OlderLog, OlderState } from './older-log.ts'
import { practiceOf, type Records, recordsOf, sizeOfAll } from './records-of-rows.ts'
import { type KnownReach, renewKnown } from './renew-known.ts'
import { type FoldState, type Row, type Statements, statementsOf } from './sync-statements.ts'

/** A learner's level and epoch, with the version of their newest record, and how far the older log is taken over. */
export type SyncState = Pick<Progress, 'epoch' | 'userlevel'> & {
  version: number
  older: OlderState
  fold: FoldState
  /** In bytes, of all languages together: all records, and what was written today. */
  size: { all: number; today: number }
}

/** Records, the version of the last of them, and whether there are more. */
type Page = { records: Records; version: number; more: boolean }

type KnownItem = readonly [Item, Known]
type KnownItems = { version: number; items: KnownItem[] }

/** A place in the log by time, and by id among practice of the same moment. */
type LogPlace = { at: number; id: string }

/** What the reader knows: some devices fetch their progress alone. */
export type Scope = 'progress' | 'everything'

/** What an exchange reads and writes of a language that is learnt. `older` is a log that older devices still write. */
export function syncStore(db: Kysely<Database>, learnt: TargetLanguage, older?: OlderLog) {
  const run = statementsOf(learnt, older)
  const knowns = knownStatementsOf(learnt)
  return {
    /**
     * What changed after a version, all at one moment: the standing does not count records that came later.
     */
    read: (learner: string, since: number, limit: number, scope: Scope) =>
      read(db, run, learner, since, limit, scope),

    /**
     * What a learner knows of the items that changed after a version; an item of which nothing is left is empty.
     * Undefined if the fold is not that of now, or if there are more items than `most`.
     */
    async knownSince(learner: string, since: number, most: number): Promise<KnownItems | undefined> {
      const rows = await knowns.since(db, learner, since, most + 1)
      const [first] = rows
      if (rows.length > most || first?.fold !== 'whole') return undefined
      const items = rows.flatMap(({ item, known }): KnownItem[] => (item && known ? [[item, known]] : []))
      return { version: Number(first.newest), items }
    },

    /** The newest practice before a place in the log, and the place before which there is more, if there is. */
    async practiceBefore(learner: string, { at, id }: LogPlace, limit: number) {
      const rows = await knowns.practiceBefore(db, learner, at, id, limit + 1)
      const practice = rows.slice(0, limit).map(({ id, record }) => practiceOf(id, record))
      const last = rows.length > limit ? practice.at(-1) : undefined
      return { practice, next: last && { at: last.practice?.at ?? 0, id: last.id } }
    },

    /** Whether the log has an exercise of the course. */
    hasCourse: async (learner: string): Promise<boolean> =>
      (await knowns.hasCourse(db, learner, courseExercises)).length > 0,

    /** The newest practice since a moment. */
    practiceSince: async (learner: string, at: number, limit: number): Promise<PracticeRecord[]> =>
      (await knowns.practiceSince(db, learner, at, limit)).map(({ id, record }) => practiceOf(id, record)),

    /**
     * Runs `act` while no other request changes this learner's records, so that every process sees versions
     * in the order in which they are given. What it wrote is durable when this returns.
     */
    change: <Outcome>(learner: string, act: (locked: LockedSync) => Promise<Outcome>) =>
      retrying(() =>
        db.transaction().execute(async (change) => {
          const lock = async () => (await run.lock(change, learner)).length > 0
          if (!(await lock())) {
            await run.begin(change, learner)
            await lock()
          }
          return act(lockedSync(change, { run, knowns, older }, learner))
        }),
      ),
  }
}

export type LockedSync = ReturnType<typeof lockedSync>

type Reach = { run: Statements; knowns: KnownStatements; older: OlderLog | undefined }

function lockedSync(change: Transaction<Database>, { run, knowns, older }: Reach, learner: string) {
  /** What was deleted is counted no more. */
  const uncount = async (rows: readonly Omit<Row, 'version'>[]) => {
    if (rows.length > 0) await run.uncount(change, learner, sizeOfAll(recordsOf(rows)))
  }

  const knownOfLearner: KnownReach = {
    known: (items) => knowns.of(change, learner, items),
    looksAt: (names, limit) => knowns.looksAt(change, learner, names, limit),
  }

  return {
    read: (since: number, limit: number, scope: Scope) => read(change, run, learner, since, limit, scope),

    /** The stored records with the same ids. */
    async same({ results, words, practice }: Records): Promise<Records> {
      const inProgress = results.length + words.length > 0
      const rows = inProgress ? await run.underIds(change, learner, idsOf(results), idsOf(words)) : []
      const done = practice.length > 0 ? await run.practiceUnderIds(change, learner, idsOf(practice)) : []
      const all = [...rows, ...done.map((row) => ({ kind: 'practice' as const, ...row }))]
      return recordsOf(all.flatMap(({ found, ...row }) => (found ? [{ ...row, data: found[0] }] : [])))
    },

    /** What came into the older log after a version, as practice. */
    olderSince: async (state: OlderState, limit: number) =>
      older ? older.since(change, learner, state, limit) : { version: state.newest, practice: [] },

    /** For a reset: deletes the results of the epoch before. */
    dropResults: async () => uncount(await run.dropResults(change, learner)),

    /**
     * Writes records, each under the next version, and the epoch and level that come with them; `known` has those that
     * they replace. What is known of their items is renewed. Returns the state after it.
     */
    async write(
      before: SyncState,
      { epoch, userlevel, ...changed }: Pick<Progress, 'epoch' | 'userlevel'> & Records,
      known: Records,
    ): Promise<SyncState> {
      const { results, words, practice } = changed
      let { version } = before
      const next = () => {
        version += 1
        return version
      }
      const rows = [
        ...results.map(({ id, ...data }) => ({ kind: 'result', id, data, version: next() })),
        ...words.map(({ id, word }) => ({ kind: 'word', id, data: word, version: next() })),
      ]
      const done = practice.map(({ id, practice }) => ({ id, record: practice, version: next() }))
      const isFolded = before.fold === 'whole'
      const size = { written: sizeOfAll(changed), replaced: sizeOfAll(sameIds(known, changed)) }
      const texts = [rows, done].map((records) => JSON.stringify(records))
      const state = [epoch, userlevel, version, before.older.taken, isFolded]
      await run.write(change, learner, ...texts, ...state, size.written - size.replaced, size.written)
      if (isFolded) {
        const renewed = await renewKnown(knownOfLearner, changesOf(known.practice, practice))
        if (renewed.length > 0) await knowns.put(change, learner, JSON.stringify(renewed), version)
      }
      const { all, today } = before.size
      const after = { all: all + size.written - size.replaced, today: today + size.written }
      return { ...before, epoch, userlevel, version, size: after }
    },

    /** Deletes the oldest records above a learner's limit. */
    trim: async () => uncount(await run.trim(change, learner, mostResults, mostWords)),
  }
}

function changesOf(before: readonly PracticeRecord[], changed: readonly PracticeRecord[]): PracticeChange[] {
  const known = new Map(before.map((record) => [record.id, record]))
  return changed.map((after) => {
    const before = known.get(after.id)
    return before ? { before, after } : { after }
  })
}

/** The records that others replace. */
function sameIds(known: Records, changed: Records): Records {
  const among = <Kept extends { id: string }>(kept: readonly Kept[], others: readonly { id: string }[]) => {
    const ids = new Set(idsOf(others))
    return kept.filter(({ id }) => ids.has(id))
  }
  return {
    results: among(known.results, changed.results),
    words: among(known.words, changed.words),
    practice: among(known.practice, changed.practice),
  }
}

async function read(
  db: Kysely<Database>,
  run: Statements,
  learner: string,
  since: number,
  limit: number,
  scope: Scope,
) {
  const rows = await run.readSince(db, learner, since, limit + 1, scope === 'everything')
  const [first] = rows
  const state: SyncState = {
    epoch: first?.epoch ?? 0,
    userlevel: first?.userlevel ?? firstUserlevel,
    version: Number(first?.newest ?? 0),
    older: { taken: Number(first?.taken ?? 0), newest: Number(first?.older ?? 0) },
    // A learner without a row has no log: it is folded from its first record on.
    fold: first?.fold && first.newest !== null ? first.fold : 'whole',
    size: { all: Number(first?.bytes ?? 0), today: Number(first?.today ?? 0) },
  }
  const found = rows.filter((row) => row.id !== null)
  const shown = found.slice(0, limit)
  const more = found.length > limit
  const page: Page = {
    records: recordsOf(shown),
    version: more ? Number(shown.at(-1)?.version) : state.version,
    more,
  }
  return { state, page }
}

const idsOf = (records: readonly { id: string }[]) => records.map(({ id }) => id)
