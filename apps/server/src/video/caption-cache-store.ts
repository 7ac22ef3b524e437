import { type Kysely, sql } from 'kysely'
import type { Database } from '../db/schema.ts'
import type { CaptionsOutcome } from '../outside/captions.ts'

/** How many expired rows are deleted when one is written. */
const sweptAtOnce = 20

type Place = { source: string; language: string }
type Row = { outcome: Omit<CaptionsOutcome, 'json'> | null; lines: string | null }

/**
 * All statements on cached captions of the provider. Times come from the database, whose clock all processes
 * share.
 */
export function captionCacheStore(db: Kysely<Database>) {
  return {
    /** The cached outcome, until it expires. */
    async find({ source, language }: Place): Promise<CaptionsOutcome | undefined> {
      const { rows } = await sql<Row>`
        select outcome, lines from caption_cache
        where source = ${source} and language = ${language} and kept_until > now()`.execute(db)
      const [row] = rows
      if (!row?.outcome) return undefined
      return {
        ...row.outcome,
        ...(row.lines !== null && { json: Buffer.from(row.lines) }),
      } as CaptionsOutcome
    },

    /**
     * Returns whether this process may ask. No other process may for `seconds`, unless this one finishes
     * before.
     */
    async claim({ source, language }: Place, seconds: number): Promise<boolean> {
      const { rows } = await sql`
        insert into caption_cache as held (source, language, fetching_until)
        values (${source}, ${language}, now() + make_interval(secs => ${seconds}))
        on conflict (source, language) do update set fetching_until = excluded.fetching_until
        where held.fetching_until < now() and (held.kept_until is null or held.kept_until < now())
        returning 1`.execute(db)
      return rows.length > 0
    },

    /** Caches the outcome for `seconds`. With 0, the next request asks again. */
    async keep({ source, language }: Place, outcome: CaptionsOutcome, seconds: number) {
      const { json, ...rest } = { json: null, ...outcome }
      await sql`
        update caption_cache set outcome = ${JSON.stringify(rest)}::jsonb, lines = convert_from(${json}::bytea, 'UTF8'),
          kept_until = now() + make_interval(secs => ${seconds}), fetching_until = '-infinity'
        where source = ${source} and language = ${language}`.execute(db)
      await sql`
        delete from caption_cache where (source, language) in (
          select source, language from caption_cache where kept_until < now()
          order by kept_until limit ${sweptAtOnce} for update skip locked
        )`.execute(db)
    },

    /** Gives up an attempt that failed. */
    release: ({ source, language }: Place) =>
      sql`
        update caption_cache set fetching_until = '-infinity', kept_until = coalesce(kept_until, now())
        where source = ${source} and language = ${language}`.execute(db),
  }
}
