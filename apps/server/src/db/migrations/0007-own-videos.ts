import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Texts that learners bring; and captions from the provider, until they are too old. */
export const ownVideos: Migration = {
  async up(db) {
    await sql`
      create table own_videos (
        id uuid primary key default gen_random_uuid(),
        learner_id uuid not null references auth."user" (id) on delete cascade,
        title text not null,
        provider text not null,
        source text,
        timed boolean not null,
        malayalam boolean not null,
        is_generated boolean not null,
        line_count integer not null,
        bytes integer not null,
        added_at timestamptz not null default now(),
        lines json not null
      )`.execute(db)
    await sql`create index own_videos_of_learner on own_videos (learner_id, added_at)`.execute(db)
    await sql`
      create table caption_cache (
        source text not null,
        language text not null,
        outcome jsonb,
        lines text,
        kept_until timestamptz,
        fetching_until timestamptz not null default '-infinity',
        primary key (source, language)
      )`.execute(db)
    await sql`create index caption_cache_by_age on caption_cache (kept_until)`.execute(db)
  },
}
