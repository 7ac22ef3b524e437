import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The waitlist; and how often each client made a request, for every limit. */
export const waitlist: Migration = {
  async up(db) {
    await sql`
      create table waitlist (
        address_key text primary key,
        email text not null,
        language text not null,
        removal_hash text not null unique,
        joined_at timestamptz not null default now()
      )`.execute(db)

    await sql`
      create table rate_limits (key text primary key, count integer not null, ends_at timestamptz not null)
    `.execute(db)
    await sql`create index rate_limits_ends_at on rate_limits (ends_at)`.execute(db)
  },
}
