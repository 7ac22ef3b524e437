import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { prepared } from '../db/prepared.ts'
import type { Database } from '../db/schema.ts'
import { timeLimit } from './ask-with-retry.ts'

/** The day by the database's clock, in UTC: the same for every process. */
const today = `(now() at time zone 'utc')::date`

/**
 * In seconds: how long a question holds its credit, which is longer than anybody waits for an answer. So a
 * killed process no longer holds credits after it.
 */
const held = timeLimit / 1000 + 10

/** The credits held by questions that are now with the service, of the same day. */
const stillHeld = `array(select until from unnest(kept.held_until) as until where until > now())`

/**
 * One statement, so that no process takes more credits than there are, however many take at once. It returns
 * no row if no credit is left.
 */
const take = prepared<{ day: string; until: string }>(`
  insert into coach_credits as kept (learner_id, day, used, held_until)
  select $1, ${today}, 0, array[now() + interval '${held} seconds'] where $2 > 0
  on conflict (learner_id) do update set
    used = case when kept.day = excluded.day then kept.used else 0 end,
    held_until = excluded.held_until || case when kept.day = excluded.day then ${stillHeld} else '{}' end,
    day = excluded.day
  where kept.day <> excluded.day or kept.used + cardinality(${stillHeld}) < $2
  returning day::text as day, held_until[1]::text as until`)

/**
 * Releases one credit that is held until $3, and counts $4 of it as used. A credit that was released
 * meanwhile is counted all the same.
 */
const settle = prepared(`
  update coach_credits set
    used = used + $4,
    held_until = coalesce(
      held_until[:array_position(held_until, $3::timestamptz) - 1] || held_until[array_position(held_until, $3::timestamptz) + 1:],
      held_until)
  where learner_id = $1 and day = $2::date`)

const used = prepared<{ used: number }>(`
  select used + cardinality(${stillHeld}) as used from coach_credits as kept where learner_id = $1 and day = ${today}`)

const find = prepared<{ answer: string }>(`
  select answer from coach_answers where key = $1 and made_at > now() - interval '30 days'`)

const keep = prepared(`
  insert into coach_answers (key, answer) values ($1, $2)
  on conflict (key) do update set answer = excluded.answer, made_at = now()`)

/** The most old answers to delete when a new one comes: the table does not grow, and nobody waits long. */
const sweptAtOnce = 20

type TakenCredit = { spend: () => Promise<unknown>; giveBack: () => Promise<unknown> }

/** All statements that the coach runs. */
export function coachStore(db: Kysely<Database>) {
  return {
    /**
     * Takes one of today's credits; undefined if none is left. The caller then spends it, or gives it back if
     * there is no answer.
     */
    async take(learner: string, daily: number): Promise<TakenCredit | undefined> {
      const [taken] = await take(db, learner, daily)
      if (!taken) return undefined
      const settled = (count: number) => settle(db, learner, taken.day, taken.until, count)
      return { spend: () => settled(1), giveBack: () => settled(0) }
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
