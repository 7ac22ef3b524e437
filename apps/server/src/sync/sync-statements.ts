import { defaultTargetLanguage, type TargetLanguage, targetLanguages } from '@app/learning/languages'
import { memoryEdition } from '@app/learning/practice'
import { prepared } from '../db/prepared.ts'
import type { Database } from '../db/schema.ts'
import type { OlderLog } from './older-log.ts'

export type Row =
  | Pick<Database['progress_records'], 'kind' | 'id' | 'version' | 'data'>
  | { kind: 'practice'; id: string; version: string; data: unknown }

/** The day by the database's clock, in UTC: the same for every process. */
const today = `(now() at time zone 'utc')::date`
const bytesToday = `case when bytes_day = ${today} then bytes_today else 0 end`

/**
 * Whether what is kept of the fold is that of the whole log, of a part of it or of another edition, or of a log that is
 * not folded because it has too many items.
 */
export type FoldState = 'whole' | 'behind' | 'never'
export const foldState = `case
  when known_edition is distinct from ${memoryEdition} then 'behind'
  when known_version is null then 'never'
  when known_version = progress.version then 'whole' else 'behind' end`

/** The name of a table for a language that is learnt. Each language has tables of its own. */
export const tableOf = (table: string, learnt: TargetLanguage) =>
  learnt === defaultTargetLanguage ? table : `${learnt}_${table}`

type ReadRow = {
  epoch: number | null
  userlevel: number | null
  newest: string | null
  taken: string | null
  older: string | null
  fold: FoldState | null
  bytes: string | null
  today: string | null
} & (Row | { [Column in keyof Row]: null })

export type Statements = ReturnType<typeof statementsOf>

/**
 * All statements that an exchange about a language runs. Each language has tables of its own
 * (`db/migrations/0016-learnt-languages.ts`).
 */
export function statementsOf(learnt: TargetLanguage, older?: OlderLog) {
  const [progress, records, practice] = (['progress', 'progress_records', 'practice'] as const).map((table) =>
    tableOf(table, learnt),
  )
  const inAll = targetLanguages
    .map(
      (one) =>
        `select bytes, ${bytesToday} as today from ${tableOf('progress', one)} where learner_id = asked.learner_id`,
    )
    .join(' union all ')
  return {
    lock: prepared<{ learner_id: string }>(
      `select learner_id from ${progress} where learner_id = $1 for update`,
    ),

    /** A new log is folded from its beginning. */
    begin: prepared(`
      insert into ${progress} (learner_id, known_edition, known_version, bytes)
      values ($1, ${memoryEdition}, 0, 0) on conflict do nothing`),

    readSince: prepared<ReadRow>(`
      select epoch, userlevel, progress.version as newest, reviews_taken as taken,
        ${older?.newest ?? 'null::bigint'} as older,
        ${foldState} as fold, size.bytes, size.today,
        record.kind, record.id, record.version, record.data
      from (select $1::uuid as learner_id) as asked
        left join ${progress} as progress using (learner_id)
        left join lateral (
          select sum(bytes) as bytes, sum(today) as today from (${inAll}) as each
        ) as size on true
        left join lateral (
          (select kind, id, version, data from ${records}
            where learner_id = asked.learner_id and version > $2 order by version limit $3)
          union all
          (select 'practice', id, version, record from ${practice}
            where $4::boolean and learner_id = asked.learner_id and version > $2 order by version limit $3)
          order by version limit $3
        ) as record on true
      order by record.version`),

    /** Looks each id up in the primary key, even if the planner's statistics of the table are old. */
    underIds: prepared<{ kind: Row['kind']; id: string; found: [data: unknown] | null }>(`
      select kind, id, (
        select jsonb_build_array(data) from ${records} as record
        where record.learner_id = $1 and record.kind = asked.kind and record.id = asked.id
      ) as found
      from (
        select 'result' as kind, unnest($2::text[]) as id union all select 'word', unnest($3::text[])
      ) as asked`),

    practiceUnderIds: prepared<{ id: string; found: [record: unknown] | null }>(`
      select id, (
        select jsonb_build_array(record) from ${practice} as practice
        where practice.learner_id = $1 and practice.id = asked.id
      ) as found
      from unnest($2::text[]) as asked (id)`),

    write: prepared(`
      with records as (
        insert into ${records} (learner_id, kind, id, version, data)
        select $1, kind, id, version, data
        from jsonb_to_recordset($2::jsonb) as row (kind text, id text, version bigint, data jsonb)
        on conflict (learner_id, kind, id) do update set version = excluded.version, data = excluded.data
      ), practised as (
        insert into ${practice} (learner_id, id, version, record)
        select $1, id, version, record
        from jsonb_to_recordset($3::jsonb) as row (id text, version bigint, record jsonb)
        on conflict (learner_id, id) do update set version = excluded.version, record = excluded.record
      )
      update ${progress} set epoch = $4, userlevel = $5, version = $6, reviews_taken = $7,
        known_version = case when $8::boolean then $6 else known_version end, bytes = bytes + $9,
        bytes_day = ${today}, bytes_today = ${bytesToday} + $10
      where learner_id = $1`),

    dropResults: prepared<Omit<Row, 'version'>>(
      `delete from ${records} where learner_id = $1 and kind = 'result' returning kind, id, data`,
    ),

    trim: prepared<Omit<Row, 'version'>>(`
      delete from ${records}
      where learner_id = $1 and (
        kind = 'result' and id <= (
          select id from ${records} where learner_id = $1 and kind = 'result'
          order by id desc offset $2 limit 1
        ) or kind = 'word' and id <= (
          select id from ${records} where learner_id = $1 and kind = 'word'
          order by id desc offset $3 limit 1
        )
      ) returning kind, id, data`),

    /** What was deleted is counted no more. */
    uncount: prepared(`update ${progress} set bytes = bytes - $2 where learner_id = $1`),
  }
}
