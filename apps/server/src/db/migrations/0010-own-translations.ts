import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Translations of lines in learners' own texts, with the service that made them. The text itself stays as it
 * was brought.
 */
export const ownTranslations: Migration = {
  async up(db) {
    await sql`
      create table own_translations (
        learner_id uuid not null references auth."user" (id) on delete cascade,
        video_id uuid not null references own_videos (id) on delete cascade,
        line integer not null,
        translation text not null,
        translated_by text not null,
        primary key (video_id, line)
      )`.execute(db)
    await sql`create index own_translations_of_learner on own_translations (learner_id)`.execute(db)
  },
}
