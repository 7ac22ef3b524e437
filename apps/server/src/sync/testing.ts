import { type Kysely, sql } from 'kysely'
import type { Database } from '../db/schema.ts'

/** Writes a log of practice, a record a minute before `today`, as a server of before, which folds nothing. */
export const writeUnfolded = (
  db: Kysely<Database>,
  learner: string,
  { today, count, from = 0 }: { today: number; count: number; from?: number | undefined },
) =>
  sql`
  with log as (
    insert into practice (learner_id, id, version, record)
    select ${learner}, lpad(to_hex(n), 24, '0'), n, jsonb_build_object('exercise', 'match', 'at', ${today}::bigint - n * 60000,
      'took', 900, 'looks', jsonb_build_array(
        jsonb_build_object('item', 'word:w' || n % 70, 'skill', 'read', 'outcome', 'good')))
    from generate_series(${from + 1}::integer, ${from + count}::integer) as n
  )
  insert into progress (learner_id, version) values (${learner}, ${from + count}::integer)
  on conflict (learner_id) do update set version = excluded.version`.execute(db)
