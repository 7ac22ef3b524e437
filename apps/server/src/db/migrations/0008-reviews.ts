import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** A learner's reviews. None is ever deleted; one that was undone keeps only its id. */
export const reviews: Migration = {
  async up(db) {
    await sql`
      create table review_logs (
        learner_id uuid primary key references auth."user" (id) on delete cascade,
        version bigint not null default 0
      )`.execute(db)
    await sql`
      create table reviews (
        learner_id uuid not null references auth."user" (id) on delete cascade,
        id text not null,
        version bigint not null,
        word text,
        card text,
        grade text,
        at bigint,
        took integer,
        primary key (learner_id, id)
      )`.execute(db)
    await sql`create index reviews_by_version on reviews (learner_id, version)`.execute(db)
  },
}
