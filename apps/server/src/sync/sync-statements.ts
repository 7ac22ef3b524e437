import { defaultTargetLanguage, type TargetLanguage } from '@app/learning/languages'
import type { PracticeRecord } from '@app/learning/practice'
import { prepared } from '../db/prepared.ts'
import type { Database } from '../db/schema.ts'
import type { OlderLog } from './older-log.ts'

export type Row =
  | Pick<Database['progress_records'], 'kind' | 'id' | 'version' | 'data'>
  | { kind: 'practice'; id: string; version: string; data: unknown }

type ReadRow = {
  epoch: number | null
  userlevel: number | null
  newest: string | null
  taken: string | null
  older: string | null
} & (Row | { [Column in keyof Row]: null })

export type Statements = ReturnType<typeof statementsOf>

/**
 * All statements that an exchange about a language runs. Each language has tables of its own
 * (`db/migrations/0016-learnt-languages.ts`).
 */
export function statementsOf(learnt: TargetLanguage, older?: OlderLog) {
  const named = (table: string) => (learnt === defaultTargetLanguage ? table : `${learnt}_${table}`)
  const [progress, records, practice] = [named('progress'), named('progress_records'), named('practice')]
  return {
    lock: prepared<{ learner_id: string }>(
      `select learner_id from ${progress} where learner_id = $1 for update`,
    ),

    begin: prepared(`insert into ${progress} (learner_id) values ($1) on conflict do nothing`),

    readSince: prepared<ReadRow>(`
      select epoch, userlevel, progress.version as newest, reviews_taken as taken,
        ${older?.newest ?? 'null::bigint'} as older,
        record.kind, record.id, record.version, record.data
      from (select $1::uuid as learner_id) as asked
        left join ${progress} as progress using (learner_id)
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

    logUpTo: prepared<{ id: string; version: string; record: PracticeRecord['practice'] }>(`
      select id, version, record from ${practice}
      where learner_id = $1 and version > $2 and version <= $3 and record is not null
      order by version limit $4`),

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
      update ${progress} set epoch = $4, userlevel = $5, version = $6, reviews_taken = $7 where learner_id = $1`),

    dropResults: prepared(`delete from ${records} where learner_id = $1 and kind = 'result'`),

    trim: prepared(`
      delete from ${records}
      where learner_id = $1 and (
        kind = 'result' and id <= (
          select id from ${records} where learner_id = $1 and kind = 'result'
          order by id desc offset $2 limit 1
        ) or kind = 'word' and id <= (
          select id from ${records} where learner_id = $1 and kind = 'word'
          order by id desc offset $3 limit 1
        )
      )`),
  }
}
