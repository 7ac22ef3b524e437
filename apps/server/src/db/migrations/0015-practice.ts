import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Everything that a learner practised, one row an exercise. Its versions are those of the learner's progress. None is
 * ever deleted; one that was undone keeps only its id.
 *
 * Older servers and devices still write reviews. `reviews_taken` says up to which version of the reviews practice has
 * them, `practice_given` up to which version of the practice the reviews have it. Both go when `reviews` does.
 */
export const practice: Migration = {
  async up(db) {
    await sql`
      create table practice (
        learner_id uuid not null references auth."user" (id) on delete cascade,
        id text not null,
        version bigint not null,
        record jsonb,
        primary key (learner_id, id)
      )`.execute(db)
    await sql`create index practice_by_version on practice (learner_id, version)`.execute(db)
    await sql`alter table progress add column reviews_taken bigint not null default 0`.execute(db)
    await sql`alter table review_logs add column practice_given bigint not null default 0`.execute(db)
  },
}
