import { firstUserlevel } from '@app/learning/course'
import type { PracticeRecord } from '@app/learning/practice'
import { mostResults, mostWords, type Progress, type Result, type WordRecord } from '@app/learning/progress'
import type { ReviewRecord } from '@app/learning/review'
import type { MetAt } from '@app/learning/vocabulary'
import { type Kysely, sql, type Transaction } from 'kysely'
import { prepared } from '../db/prepared.ts'
import { retrying } from '../db/retrying.ts'
import type { Database } from '../db/schema.ts'
import { type ReviewRow, reviewOf } from '../reviews/review-row.ts'
import { practiceOf } from './practice-row.ts'

/**
 * A learner's level and epoch, with the version of their newest record, and how far practice has taken the reviews
 * that devices of version 0.1.0 made.
 */
export type SyncState = Pick<Progress, 'epoch' | 'userlevel'> & {
  version: number
  reviews: { taken: number; newest: number }
}

export type Records = Pick<Progress, 'results' | 'words'> & { practice: readonly PracticeRecord[] }

/** Records, the version of the last of them, and whether there are more. */
type Page = { records: Records; version: number; more: boolean }

/** What the reader knows: a device of version 0.1.0 fetches its progress alone. */
export type Scope = 'progress' | 'everything'

type Row =
  | Pick<Database['progress_records'], 'kind' | 'id' | 'version' | 'data'>
  | { kind: 'practice'; id: string; version: string; data: unknown }

const lockOf = prepared<{ learner_id: string }>(
  'select learner_id from progress where learner_id = $1 for update',
)

type ReadRow = {
  epoch: number | null
  userlevel: number | null
  newest: string | null
  taken: string | null
  reviews: string | null
} & (Row | { [Column in keyof Row]: null })

const readSince = prepared<ReadRow>(`
  select epoch, userlevel, progress.version as newest, reviews_taken as taken, log.version as reviews,
    record.kind, record.id, record.version, record.data
  from (select $1::uuid as learner_id) as asked
    left join progress using (learner_id)
    left join review_logs as log using (learner_id)
    left join lateral (
      (select kind, id, version, data from progress_records
        where learner_id = asked.learner_id and version > $2 order by version limit $3)
      union all
      (select 'practice', id, version, record from practice
        where $4::boolean and learner_id = asked.learner_id and version > $2 order by version limit $3)
      order by version limit $3
    ) as record on true
  order by record.version`)

/** Looks each id up in the primary key, even if the planner's statistics of the table are old. */
const underIds = prepared<{ kind: Row['kind']; id: string; found: [data: unknown] | null }>(`
  select kind, id, (
    select jsonb_build_array(data) from progress_records as record
    where record.learner_id = $1 and record.kind = asked.kind and record.id = asked.id
  ) as found
  from (
    select 'result' as kind, unnest($2::text[]) as id union all select 'word', unnest($3::text[])
  ) as asked`)

const practiceUnderIds = prepared<{ id: string; found: [record: unknown] | null }>(`
  select id, (
    select jsonb_build_array(record) from practice where practice.learner_id = $1 and practice.id = asked.id
  ) as found
  from unnest($2::text[]) as asked (id)`)

const logUpTo = prepared<{ id: string; version: string; record: PracticeRecord['practice'] }>(`
  select id, version, record from practice
  where learner_id = $1 and version > $2 and version <= $3 and record is not null
  order by version limit $4`)

const reviewsSince = prepared<ReviewRow & { version: string }>(`
  select id, version, word, card, grade, at, took from reviews
  where learner_id = $1 and version > $2
  order by version limit $3`)

const writeRecords = prepared(`
  with records as (
    insert into progress_records (learner_id, kind, id, version, data)
    select $1, kind, id, version, data
    from jsonb_to_recordset($2::jsonb) as row (kind text, id text, version bigint, data jsonb)
    on conflict (learner_id, kind, id) do update set version = excluded.version, data = excluded.data
  ), practised as (
    insert into practice (learner_id, id, version, record)
    select $1, id, version, record
    from jsonb_to_recordset($3::jsonb) as row (id text, version bigint, record jsonb)
    on conflict (learner_id, id) do update set version = excluded.version, record = excluded.record
  )
  update progress set epoch = $4, userlevel = $5, version = $6, reviews_taken = $7 where learner_id = $1`)

/** All statements that an exchange runs. */
export function syncStore(db: Kysely<Database>) {
  return {
    /**
     * What changed after a version, all at one moment: the standing does not count records that came later.
     */
    read: (learner: string, since: number, limit: number, scope: Scope) =>
      read(db, learner, since, limit, scope),

    /**
     * All practice up to the version that the learner has now. What changes meanwhile gets a higher version and is left
     * out. It is read in pages, so that no other request waits for long.
     */
    async wholeLog(learner: string, pageLength: number) {
      const { state } = await read(db, learner, Number.MAX_SAFE_INTEGER, 0, 'progress')
      const log: PracticeRecord[] = []
      for (let since = 0; since < state.version; ) {
        const rows = await logUpTo(db, learner, since, state.version, pageLength)
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
          if (!(await lock(change, learner))) {
            await change
              .insertInto('progress')
              .values({ learner_id: learner })
              .onConflict((conflict) => conflict.doNothing())
              .execute()
            await lock(change, learner)
          }
          return act(lockedSync(change, learner))
        }),
      ),
  }
}

export type LockedSync = ReturnType<typeof lockedSync>

function lockedSync(change: Transaction<Database>, learner: string) {
  return {
    read: (since: number, limit: number, scope: Scope) => read(change, learner, since, limit, scope),

    /** The stored records with the same ids. */
    async same({ results, words, practice }: Records): Promise<Records> {
      const inProgress = results.length + words.length > 0
      const rows = inProgress ? await underIds(change, learner, idsOf(results), idsOf(words)) : []
      const done = practice.length > 0 ? await practiceUnderIds(change, learner, idsOf(practice)) : []
      const all = [...rows, ...done.map((row) => ({ kind: 'practice' as const, ...row }))]
      return recordsOf(all.flatMap(({ found, ...row }) => (found ? [{ ...row, data: found[0] }] : [])))
    },

    /**
     * Reviews that devices of version 0.1.0 made after a version of theirs, in the order of their versions. They are
     * complete up to `version`, because their versions are given under a lock, too.
     */
    async reviewsSince(
      { taken, newest }: SyncState['reviews'],
      limit: number,
    ): Promise<{ version: number; reviews: ReviewRecord[] }> {
      const rows = await reviewsSince(change, learner, taken, limit)
      const version = rows.length < limit ? newest : 0
      return { version: Math.max(version, Number(rows.at(-1)?.version ?? 0)), reviews: rows.map(reviewOf) }
    },

    /** For a reset: deletes the results of the epoch before. */
    dropResults: () =>
      change
        .deleteFrom('progress_records')
        .where('learner_id', '=', learner)
        .where('kind', '=', 'result')
        .execute(),

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
      await writeRecords(change, learner, ...texts, epoch, userlevel, version, before.reviews.taken)
      return { ...before, epoch, userlevel, version }
    },

    /** Deletes the oldest records above a learner's limit. */
    trim: () =>
      sql`
        delete from progress_records
        where learner_id = ${learner} and (
          kind = 'result' and id <= (
            select id from progress_records where learner_id = ${learner} and kind = 'result'
            order by id desc offset ${mostResults} limit 1
          ) or kind = 'word' and id <= (
            select id from progress_records where learner_id = ${learner} and kind = 'word'
            order by id desc offset ${mostWords} limit 1
          )
        )`.execute(change),
  }
}

const lock = async (change: Transaction<Database>, learner: string) =>
  (await lockOf(change, learner)).length > 0

async function read(db: Kysely<Database>, learner: string, since: number, limit: number, scope: Scope) {
  const rows = await readSince(db, learner, since, limit + 1, scope === 'everything')
  const [first] = rows
  const state: SyncState = {
    epoch: first?.epoch ?? 0,
    userlevel: first?.userlevel ?? firstUserlevel,
    version: Number(first?.newest ?? 0),
    reviews: { taken: Number(first?.taken ?? 0), newest: Number(first?.reviews ?? 0) },
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
