import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * How many answers of a service a learner had on a day; and the answers, by a hash of the question, for
 * others who ask the same.
 */
export const coach: Migration = {
  async up(db) {
    await sql`
      create table coach_credits (
        learner_id uuid primary key references auth."user" (id) on delete cascade,
        day date not null,
        used integer not null
      )`.execute(db)
    await sql`
      create table coach_answers (
        key text primary key,
        answer text not null,
        made_at timestamptz not null default now()
      )`.execute(db)
    await sql`create index coach_answers_made_at on coach_answers (made_at)`.execute(db)
  },
}
