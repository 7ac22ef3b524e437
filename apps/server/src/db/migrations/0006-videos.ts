import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Videos with their transcripts. A project that already has this table keeps its rows. Missing columns are
 * added to its own.
 */
export const videos: Migration = {
  async up(db) {
    await sql`
      create table if not exists videos (
        video_id text primary key,
        "TranscriptMal" jsonb,
        "TranscriptEng" jsonb,
        "Words" jsonb
      )`.execute(db)
    await sql`
      alter table videos
        add column if not exists title text,
        add column if not exists title_ml text,
        add column if not exists theme text,
        add column if not exists provider text,
        add column if not exists source text`.execute(db)
  },
}
