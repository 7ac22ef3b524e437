import { type Migration, sql } from 'kysely'

/** Until when each question that is with the coach's service holds its credit: what becomes of it if the process is killed. */
export const heldCredits: Migration = {
  async up(db) {
    await sql`alter table coach_credits add column held_until timestamptz[] not null default '{}'`.execute(db)
  },
}
