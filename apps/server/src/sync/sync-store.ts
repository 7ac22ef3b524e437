import type { TargetLanguage } from '@app/learning/languages'
import { firstUserlevel } from '@app/learning/levels'
import type { PracticeRecord } from '@app/learning/practice'
import { mostResults, mostWords, type Progress, type Result, type WordRecord } from '@app/learning/progress'
import type { MetAt } from '@app/learning/vocabulary'
import type { Kysely, Transaction } from 'kysely'
import { retrying } from '../db/retrying.ts'
import type { Database } from '../db/schema.ts'
import type { OlderLog, OlderState } from './older-log.ts'
import { practiceOf } from './practice-row.ts'
import { type Row, type Statements, statementsOf } from './sync-statements.ts'

/** A learner's level and epoch, with the version of their newest record, and how far the older log is taken over. */
export type SyncState = Pick<Progress, 'epoch' | 'userlevel'> & {
  version: number
  older: OlderState
}

export type Records = Pick<Progress, 'results' | 'words'> & { practice: readonly PracticeRecord[] }

/** Records, the version of the last of them, and whether there are more. */
type Page = { records: Records; version: number; more: boolean }

/** What the reader knows: some devices fetch their progress alone. */
export type Scope = 'progress' | 'everything'

/** What an exchange reads and writes of a language that is learnt. `older` is a log that older devices still write. */
export function syncStore(db: Kysely<Database>, learnt: TargetLanguage, older?: OlderLog) {
  const run = statementsOf(learnt, older)
  return {
    /**
     * What changed after a version, all at one moment: the standing does not count records that came later.
     */
    read: (learner: string, since: number, limit: number, scope: Scope) =>
      read(db, run, learner, since, limit, scope),

    /**
     * All practice up to the version that the learner has now. What changes meanwhile gets a higher version and is left
     * out. It is read in pages, so that no other request waits for long.
     */
    async wholeLog(learner: string, pageLength: number) {
      const { state } = await read(db, run, learner, Number.MAX_SAFE_INTEGER, 0, 'progress')
      const log: PracticeRecord[] = []
      for (let since = 0; since < state.version; ) {
        const rows = await run.logUpTo(db, learner, since, state.version, pageLength)
        for (const { id, record } of rows) log.push(practiceOf(id, record))
        since = rows.length < pageLength ? state.version : Number(rows.at(-1)?.version)
      }
      return { version: state.version, log }
    },

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
          return act(lockedSync(change, run, learner, older))
        }),
      ),
  }
}

export type LockedSync = ReturnType<typeof lockedSync>

function lockedSync(
  change: Transaction<Database>,
  run: Statements,
  learner: string,
  older: OlderLog | undefined,
) {
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
    dropResults: () => run.dropResults(change, learner),

    /**
     * Writes records, each under the next version, and the epoch and level that come with them. Returns the state
     * after it.
     */
    async write(
      before: SyncState,
      { epoch, userlevel, results, words, practice }: Pick<Progress, 'epoch' | 'userlevel'> & Records,
    ): Promise<SyncState> {
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
      const texts = [rows, done].map((records) => JSON.stringify(records))
      await run.write(change, learner, ...texts, epoch, userlevel, version, before.older.taken)
      return { ...before, epoch, userlevel, version }
    },

    /** Deletes the oldest records above a learner's limit. */
    trim: () => run.trim(change, learner, mostResults, mostWords),
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

/** With the fields in the order of the schemas. The database stores another order. */
function recordsOf(rows: readonly Omit<Row, 'version'>[]): Records {
  const sorted = rows.toSorted((one, other) => (one.id < other.id ? -1 : 1))
  return {
    results: sorted.flatMap(({ kind, id, data }) =>
      kind === 'result' ? [resultOf(id, data as Omit<Result, 'id'>)] : [],
    ),
    words: sorted.flatMap(({ kind, id, data }) =>
      kind === 'word' ? [wordOf(id, data as WordRecord['word'])] : [],
    ),
    practice: sorted.flatMap(({ kind, id, data }) =>
      kind === 'practice' ? [practiceOf(id, data as PracticeRecord['practice'])] : [],
    ),
  }
}

const resultOf = (id: string, { topic, score, questions, mistakes }: Omit<Result, 'id'>): Result => ({
  id,
  topic,
  score,
  questions,
  mistakes: mistakes.map(({ question, answer }) => ({ question, answer })),
})

const wordOf = (id: string, data: WordRecord['word']): WordRecord => ({
  id,
  word: data && {
    word: data.word,
    meaning: data.meaning,
    pronunciation: data.pronunciation,
    ...(data.metAt && { metAt: metAtOf(data.metAt) }),
  },
})

const metAtOf = ({ sentence, translation, video, start, duration }: MetAt): MetAt => ({
  sentence,
  ...(translation !== undefined && { translation }),
  ...(video !== undefined && { video }),
  ...(start !== undefined && { start }),
  ...(duration !== undefined && { duration }),
})
