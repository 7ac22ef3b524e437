import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Dictionaries that the operator imports, each with its licence, and their entries.
 * `dictionary/dictionary-key.ts` makes the key.
 */
export const dictionaries: Migration = {
  async up(db) {
    await sql`
      create table dictionaries (
        source text primary key,
        licence text not null,
        imported_at timestamptz not null default now()
      )`.execute(db)
    await sql`
      create table dictionary_entries (
        source text not null references dictionaries (source) on delete cascade,
        position integer not null,
        key text not null,
        word text not null,
        pos text,
        meaning text not null,
        primary key (source, position)
      )`.execute(db)
    await sql`create index dictionary_entries_key on dictionary_entries (key)`.execute(db)
  },
}
