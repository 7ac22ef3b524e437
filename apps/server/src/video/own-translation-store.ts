import { type Kysely, sql } from 'kysely'
import type { Database } from '../db/schema.ts'

/**
 * A line of a learner's own text with its place in it, and its translation if there is one, with the service
 * that made it.
 */
export type LineAtPlace = {
  place: number
  text: string
  translation?: string | undefined
  translatedBy?: string | undefined
}

type Row = { place: number; text: string; translation: string | null; translated_by: string | null }

/**
 * All statements on translations of learners' own texts. Each one also checks the owner, so that nobody gets
 * another learner's.
 */
export function ownTranslationStore(db: Kysely<Database>) {
  return {
    /**
     * Undefined if the learner has no such text. It reads only these lines, because a text may have twenty
     * thousand.
     */
    async linesAt(
      learner: string,
      id: string,
      places: readonly number[],
    ): Promise<LineAtPlace[] | undefined> {
      const { rows: owned } = await sql`
        select 1 from own_videos where id = ${id} and learner_id = ${learner}`.execute(db)
      if (owned.length === 0) return undefined
      const { rows } = await sql<Row>`
        select (line.number - 1)::integer as place, line.of ->> 'text' as text, made.translated_by,
          coalesce(line.of ->> 'translation', made.translation) as translation
        from own_videos as video
        cross join json_array_elements(video.lines) with ordinality as line (of, number)
        left join own_translations as made on made.video_id = video.id and made.line = line.number - 1
        where video.id = ${id} and video.learner_id = ${learner} and line.number - 1 = any(${places}::bigint[])
        order by place`.execute(db)
      return rows.map(({ place, text, translation, translated_by }) => ({
        ...{ place, text, translation: translation ?? undefined },
        translatedBy: translated_by ?? undefined,
      }))
    },

    /** All translations of a text by a service, by place. */
    async all(
      learner: string,
      id: string,
    ): Promise<Map<number, { translation: string; translatedBy: string }>> {
      const rows = await db
        .selectFrom('own_translations')
        .select(['line', 'translation', 'translated_by'])
        .where('video_id', '=', id)
        .where('learner_id', '=', learner)
        .execute()
      return new Map(
        rows.map(({ line, translation, translated_by }) => [
          line,
          { translation, translatedBy: translated_by },
        ]),
      )
    },

    /**
     * Stores translations if the text still exists; of two for one line, the first. They count towards the
     * room that the learner's texts have.
     */
    async keep(learner: string, id: string, lines: readonly LineAtPlace[]) {
      const made = lines.map(({ place, translation, translatedBy }) => ({
        ...{ place, translation },
        by: translatedBy,
      }))
      await sql`
        with kept as (
          insert into own_translations (learner_id, video_id, line, translation, translated_by)
          select video.learner_id, video.id, made.place, made.translation, made.by
          from own_videos as video,
            json_to_recordset(${JSON.stringify(made)}::json) as made (place integer, translation text, by text)
          where video.id = ${id} and video.learner_id = ${learner}
          on conflict do nothing
          returning octet_length(translation) as bytes
        )
        update own_videos set bytes = bytes + (select coalesce(sum(bytes), 0) from kept)
        where id = ${id} and learner_id = ${learner}`.execute(db)
    },
  }
}
