import { createHash } from 'node:crypto'
import type { Insertable, Kysely } from 'kysely'
import { replaceSeeded } from '../db/replace-seeded.ts'
import type { Database } from '../db/schema.ts'

export type NewVideo = Insertable<Database['videos']>

/** All statements that videos run. */
export function videoStore(db: Kysely<Database>) {
  return {
    video: (id: string) =>
      db
        .selectFrom('videos')
        .select([
          ...(['video_id', 'TranscriptMal', 'TranscriptEng', 'Words'] as const),
          ...(['title', 'title_ml', 'theme', 'provider', 'source'] as const),
        ])
        .where('video_id', '=', id)
        .limit(1)
        .executeTakeFirst(),

    /**
     * Replaces our earlier films, unless they are the same. A row of an existing project stays, and no film
     * of ours gets its id.
     */
    replaceFilms: (films: readonly NewVideo[]) =>
      replaceSeeded(db, { name: 'videos', fingerprint: fingerprintOf(films) }, async (change) => {
        await change.deleteFrom('videos').where('theme', 'is not', null).execute()
        const existing = await change.selectFrom('videos').select('video_id').execute()
        const taken = new Set(existing.map(({ video_id }) => video_id))
        const free = films.filter(({ video_id }) => !taken.has(video_id))
        if (free.length > 0) await change.insertInto('videos').values(free).execute()
      }),
  }
}

const fingerprintOf = (films: readonly NewVideo[]) =>
  createHash('sha256').update(JSON.stringify(films)).digest('hex').slice(0, 16)
