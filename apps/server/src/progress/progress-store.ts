import { mostResults, mostWords, type Progress, type Result, type WordRecord } from '@app/learning/progress'
import type { MetAt } from '@app/learning/vocabulary'
import { type Kysely, sql, type Transaction } from 'kysely'
import { prepared } from '../db/prepared.ts'
import { retrying } from '../db/retrying.ts'
import type { Database } from '../db/schema.ts'

/** A learner's progress without the records, with the version of the newest record. */
export type ProgressState = Pick<Progress, 'epoch' | 'userlevel'> & { version: number }

/** Records, the version of the last of them, and whether there are more. */
type Page = { records: Records; version: number; more: boolean }
type Records = Pick<Progress, 'results' | 'words'>

const untouched: ProgressState = { epoch: 0, userlevel: 1, version: 0 }

type Row = Pick<Database['progress_records'], 'kind' | 'id' | 'version' | 'data'>

const lockOf = prepared<{ learner_id: string }>(
  'select learner_id from progress where learner_id = $1 for update',
)

type ReadRow = Omit<ProgressState, 'version'> & { newest: string } & (Row | { [Column in keyof Row]: null })

const readSince = prepared<ReadRow>(`
  select epoch, userlevel, progress.version as newest, record.kind, record.id, record.version, record.data
  from progress left join lateral (
    select kind, id, version, data from progress_records
    where learner_id = progress.learner_id and version > $2
    order by version limit $3
  ) as record on true
  where learner_id = $1
  order by record.version`)

/** Looks each id up in the primary key, even if the planner's statistics of the table are old. */
const underIds = prepared<Pick<Row, 'kind' | 'id'> & { found: [data: unknown] | null }>(`
  select kind, id, (
    select jsonb_build_array(data) from progress_records as record
    where record.learner_id = $1 and record.kind = asked.kind and record.id = asked.id
  ) as found
  from (
    select 'result' as kind, unnest($2::text[]) as id union all select 'word', unnest($3::text[])
  ) as asked`)

const writeRecords = prepared(`
  with records as (
    insert into progress_records (learner_id, kind, id, version, data)
    select $1, kind, id, version, data
    from jsonb_to_recordset($2::jsonb) as row (kind text, id text, version bigint, data jsonb)
    on conflict (learner_id, kind, id) do update set version = excluded.version, data = excluded.data
  )
  update progress set epoch = $3, userlevel = $4, version = $5 where learner_id = $1`)

/** All statements that progress runs. */
export function progressStore(db: Kysely<Database>) {
  return {
    /**
     * What changed after a version, all at one moment: the standing does not count records that came later.
     */
    read: (learner: string, since: number, limit: number) => read(db, learner, since, limit),

    /**
     * Runs `act` while no other request changes this learner's progress, so that every process sees versions
     * in the order in which they are given. What it wrote is durable when this returns.
     */
    change: <Outcome>(learner: string, act: (locked: LockedProgress) => Promise<Outcome>) =>
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
          return act(lockedProgress(change, learner))
        }),
      ),
  }
}

export type LockedProgress = ReturnType<typeof lockedProgress>

function lockedProgress(change: Transaction<Database>, learner: string) {
  return {
    read: (since: number, limit: number) => read(change, learner, since, limit),

    /** The stored records with the same ids. */
    async same({ results, words }: Records): Promise<Records> {
      const rows = await underIds(change, learner, idsOf(results), idsOf(words))
      return recordsOf(rows.flatMap(({ found, ...row }) => (found ? [{ ...row, data: found[0] }] : [])))
    },

    /** For a reset: deletes the results of the epoch before. */
    dropResults: () =>
      change
        .deleteFrom('progress_records')
        .where('learner_id', '=', learner)
        .where('kind', '=', 'result')
        .execute(),

    /** Writes records, each under the next version, and the epoch and level that come with them. */
    async write(before: ProgressState, changed: Progress) {
      const rows = [
        ...changed.results.map(({ id, ...data }) => ({ kind: 'result', id, data })),
        ...changed.words.map(({ id, word }) => ({ kind: 'word', id, data: word })),
      ].map((row, place) => ({ ...row, version: before.version + place + 1 }))
      const { epoch, userlevel } = changed
      const version = before.version + rows.length

      await writeRecords(change, learner, JSON.stringify(rows), epoch, userlevel, version)
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

async function read(db: Kysely<Database>, learner: string, since: number, limit: number) {
  const rows = await readSince(db, learner, since, limit + 1)
  const [first] = rows
  const state: ProgressState = first
    ? { epoch: first.epoch, userlevel: first.userlevel, version: Number(first.newest) }
    : untouched
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
