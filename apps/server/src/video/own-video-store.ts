import { mostOwnBytes, mostOwnVideos, type OwnVideo } from '@app/api'
import type { CaptionLine } from '@app/learning/bring'
import { ownVideoId } from '@app/learning/video'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../db/schema.ts'

/** What is stored of a text, with its lines as JSON in UTF-8. */
export type NewOwnVideo = Omit<OwnVideo, 'id' | 'added'> & { isGenerated: boolean; json: Uint8Array }

type Row = {
  id: string
  title: string
  provider: OwnVideo['provider']
  source: string | null
  timed: boolean
  malayalam: boolean
  line_count: number
  added_at: Date
}

const columns = sql`id, title, provider, source, timed, malayalam, line_count, added_at`

/**
 * All statements on learners' own videos. Each one also checks the owner, so that nobody gets another
 * learner's.
 */
export function ownVideoStore(db: Kysely<Database>) {
  return {
    /** Newest first. */
    async list(learner: string): Promise<OwnVideo[]> {
      const { rows } = await sql<Row>`
        select ${columns} from own_videos where learner_id = ${learner} order by added_at desc, id`.execute(
        db,
      )
      return rows.map(shown)
    },

    /**
     * Undefined if the learner has no room for it. The learner's row is locked meanwhile, so that two at once
     * are both counted.
     */
    add: (learner: string, { json, ...video }: NewOwnVideo): Promise<OwnVideo | undefined> =>
      db.transaction().execute(async (change) => {
        const bytes = json.byteLength
        await sql`select 1 from auth."user" where id = ${learner} for no key update`.execute(change)
        const { rows } = await sql<Row>`
          insert into own_videos
            (learner_id, title, provider, source, timed, malayalam, is_generated, line_count, bytes, lines)
          select ${learner}, ${video.title}, ${video.provider}, ${video.source}, ${video.timed}, ${video.malayalam},
            ${video.isGenerated}, ${video.lines}, ${bytes}, convert_from(${json}, 'UTF8')::json
          from (
            select count(*) as count, coalesce(sum(bytes), 0) as bytes from own_videos where learner_id = ${learner}
          ) as held
          where held.count < ${mostOwnVideos} and held.bytes + ${bytes} <= ${mostOwnBytes}
          returning ${columns}`.execute(change)
        return rows[0] && shown(rows[0])
      }),

    async find(learner: string, id: string) {
      const { rows } = await sql<Row & { is_generated: boolean; lines: CaptionLine[] }>`
        select ${columns}, is_generated, lines from own_videos
        where id = ${id} and learner_id = ${learner}`.execute(db)
      const [row] = rows
      return row && { ...shown(row), isGenerated: row.is_generated, snippets: row.lines }
    },

    async rename(learner: string, id: string, title: string): Promise<OwnVideo | undefined> {
      const { rows } = await sql<Row>`
        update own_videos set title = ${title} where id = ${id} and learner_id = ${learner}
        returning ${columns}`.execute(db)
      return rows[0] && shown(rows[0])
    },

    /** Returns whether it existed. */
    async remove(learner: string, id: string): Promise<boolean> {
      const { rows } = await sql`
        delete from own_videos where id = ${id} and learner_id = ${learner} returning 1`.execute(db)
      return rows.length > 0
    },
  }
}

const shown = ({ id, line_count, added_at, title, provider, source, timed, malayalam }: Row): OwnVideo => ({
  id: ownVideoId(id),
  title,
  provider,
  source,
  lines: line_count,
  timed,
  malayalam,
  added: added_at.toISOString(),
})
