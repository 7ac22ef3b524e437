import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { prepared } from '../db/prepared.ts'
import type { Database } from '../db/schema.ts'

/** Days are the database's, in UTC: the same for every process. */
const today = `(now() at time zone 'utc')::date`

/** One statement: however many processes take at once, none takes more than there are. No row comes where none is left. */
const take = prepared<{ used: number; day: string }>(`
  insert into coach_credits as held (learner_id, day, used)
  select $1, ${today}, 1 where $2 > 0
  on conflict (learner_id) do update set
    used = case when held.day = excluded.day then held.used + 1 else 1 end,
    day = excluded.day
  where held.day <> excluded.day or held.used < $2
  returning used, day::text as day`)

const giveBack = prepared(
  'update coach_credits set used = used - 1 where learner_id = $1 and day = $2::date and used > 0',
)

const used = prepared<{ used: number }>(
  `select used from coach_credits where learner_id = $1 and day = ${today}`,
)

const find = prepared<{ answer: string }>(`
  select answer from coach_answers where key = $1 and made_at > now() - interval '30 days'`)

const keep = prepared(`
  insert into coach_answers (key, answer) values ($1, $2)
  on conflict (key) do update set answer = excluded.answer, made_at = now()`)

/** So many old answers go when a new one comes: the table does not grow, and nobody waits long. */
const sweptAtOnce = 20

/** Every statement that the coach runs. */
export function coachStore(db: Kysely<Database>) {
  return {
    /** Takes one of today's credits; undefined where none is left. What is answered gives it back, if it is called. */
    async take(learner: string, daily: number): Promise<(() => Promise<unknown>) | undefined> {
      const [taken] = await take(db, learner, daily)
      return taken && (() => giveBack(db, learner, taken.day))
    },

    used: async (learner: string): Promise<number> => (await used(db, learner))[0]?.used ?? 0,

    answerTo: async (key: string): Promise<string | undefined> => (await find(db, key))[0]?.answer,

    async keepAnswer(key: string, answer: string) {
      await keep(db, key, answer)
      await db
        .deleteFrom('coach_answers')
        .where('key', 'in', (rows) =>
          rows
            .selectFrom('coach_answers')
            .select('key')
            .where('made_at', '<', sql<Date>`now() - interval '30 days'`)
            .orderBy('made_at')
            .limit(sweptAtOnce)
            .forUpdate()
            .skipLocked(),
        )
        .execute()
    },
  }
}
