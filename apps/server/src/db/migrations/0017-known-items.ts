import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * What a learner knows of each item: the fold of the log of practice, renewed with it. `known_edition` and
 * `known_version` say which fold it is, and up to which version of the log. Where they are not those of now, as after a
 * server of before wrote, the log is folded again. `names`: under which names the log has the item, if it has others.
 * An item whose log is too long to be folded in a request has no `known`. `version`: the one at which it last changed.
 *
 * `practice_items` finds the log of one item: its names, each hashed with the learner, so that no learner's log is read
 * for another's.
 *
 * `practice_by_time` has the log in the order of the fold, which is that of the days.
 *
 * `bytes` is the size of all records, counted with the fold; `bytes_today` that of what was written on `bytes_day`.
 */
export const knownItems: Migration = {
  async up(db) {
    await sql`
      create or replace function practice_items(learner uuid, record jsonb) returns text[]
      language sql immutable parallel safe as $$
        select coalesce(array_agg(distinct left(md5(learner::text || ' ' || (item #>> '{}')), 16)), '{}')
        from jsonb_path_query(record, '$.looks[*].item') as item
      $$`.execute(db)
    for (const learnt of ['', 'english_']) {
      const [progress, practice, known] = ['progress', 'practice', 'known_items'].map((name) =>
        sql.id(learnt + name),
      )
      await sql`
        create table ${known} (
          learner_id uuid not null references auth."user" (id) on delete cascade,
          item text not null,
          names text[],
          known jsonb,
          version bigint not null,
          primary key (learner_id, item)
        )`.execute(db)
      await sql`
        create index if not exists ${sql.id(`${learnt}practice_by_item`)} on ${practice}
        using gin (practice_items(learner_id, record)) with (fastupdate = off)`.execute(db)
      await sql`
        create index if not exists ${sql.id(`${learnt}practice_by_time`)} on ${practice}
        (learner_id, ((record ->> 'at')::bigint), id)`.execute(db)
      await sql`
        alter table ${progress}
          add column known_edition integer,
          add column known_version bigint,
          add column bytes bigint,
          add column bytes_day date,
          add column bytes_today bigint not null default 0`.execute(db)
    }
  },
}
