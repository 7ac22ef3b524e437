import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** A learner's progress: its level and epoch, and a row for each record. */
export const progress: Migration = {
  async up(db) {
    await sql`
      create table progress (
        learner_id uuid primary key references auth."user" (id) on delete cascade,
        epoch integer not null default 0,
        userlevel smallint not null default 1,
        version bigint not null default 0
      )`.execute(db)
    await sql`
      create table progress_records (
        learner_id uuid not null references auth."user" (id) on delete cascade,
        kind text not null,
        id text not null,
        version bigint not null,
        data jsonb,
        primary key (learner_id, kind, id)
      )`.execute(db)
    await sql`create index progress_records_by_version on progress_records (learner_id, version)`.execute(db)
  },
}
