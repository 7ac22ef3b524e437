import { type Kysely, sql } from 'kysely'
import type { Logger } from 'pino'
import type { Database } from './schema.ts'

/** In milliseconds. Sessions and mailed links are written by one clock and read by the other. */
const maxDifference = 5 * 60_000

/**
 * Logs at the start when this machine's clock and the database's are far apart: learners would be signed out
 * at once, or never.
 */
export async function checkClock(db: Kysely<Database>, log: Logger, now: () => Date) {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db)
  const ahead = now().getTime() - (rows[0]?.now ?? now()).getTime()
  if (Math.abs(ahead) <= maxDifference) return
  const minutes = Math.round(Math.abs(ahead) / 60_000)
  const side = ahead > 0 ? 'ahead of' : 'behind'
  log.error(
    { minutes: ahead > 0 ? minutes : -minutes },
    `The clock of this machine is ${minutes} minutes ${side} the database’s: sessions and mailed links do not hold as they should. Set the clocks.`,
  )
}
