import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Until when a question that was sent to the coach's service holds its credit. It decides about the credit if
 * the process is killed.
 */
export const heldCredits: Migration = {
  async up(db) {
    await sql`alter table coach_credits add column held_until timestamptz[] not null default '{}'`.execute(db)
  },
}
