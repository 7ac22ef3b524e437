import type { PracticeRecord } from '@app/learning/practice'
import type { ReviewRecord } from '@app/learning/review'
import type { Kysely, Transaction } from 'kysely'
import { prepared } from '../db/prepared.ts'
import { retrying } from '../db/retrying.ts'
import type { Database } from '../db/schema.ts'
import { practiceOf } from '../sync/records-of-rows.ts'
import { type ReviewRow, reviewOf } from './review-row.ts'

/**
 * Records that came after a version, the version of the last of them, whether there are more, and the newest
 * version of all. `given`: the reviews have the learner's practice up to this version. `waiting`: there is more
 * practice.
 */
export type ReviewPage = {
  newest: number
  version: number
  more: boolean
  records: ReviewRecord[]
  given: number
  waiting: boolean
}

type ReadRow = { newest: string | null; given: string | null; waiting: boolean; version: string | null } & (
  | ReviewRow
  | { id: null }
)

const lockOf = prepared<{ version: string }>(
  'select version from review_logs where learner_id = $1 for update',
)

const readSince = prepared<ReadRow>(`
  select log.version as newest, log.practice_given as given,
    exists (
      select from practice
      where practice.learner_id = asked.learner_id and practice.version > coalesce(log.practice_given, 0)
    ) as waiting,
    review.id, review.version, review.word, review.card, review.grade, review.at, review.took
  from (select $1::uuid as learner_id) as asked
    left join review_logs as log using (learner_id)
    left join lateral (
      select id, version, word, card, grade, at, took from reviews
      where learner_id = asked.learner_id and version > $2
      order by version limit $3
    ) as review on true
  order by review.version`)

const practiceSince = prepared<{ id: string; version: string; record: PracticeRecord['practice'] }>(`
  select id, version, record from practice
  where learner_id = $1 and version > $2
  order by version limit $3`)

const underIds = prepared<ReviewRow>(`
  select id, word, card, grade, at, took from reviews
  where learner_id = $1 and id = any($2::text[])`)

const writeReviews = prepared(`
  with records as (
    insert into reviews (learner_id, id, version, word, card, grade, at, took)
    select $1, id, version, word, card, grade, at, took
    from jsonb_to_recordset($2::jsonb)
      as row (id text, version bigint, word text, card text, grade text, at bigint, took integer)
    on conflict (learner_id, id) do update set version = excluded.version, word = excluded.word, card = excluded.card,
      grade = excluded.grade, at = excluded.at, took = excluded.took
  )
  update review_logs set version = $3, practice_given = $4 where learner_id = $1`)

/** All statements that reviews run. */
export function reviewStore(db: Kysely<Database>) {
  return {
    /** What changed after a version, all at one moment. */
    read: (learner: string, since: number, limit: number) => read(db, learner, since, limit),

    /**
     * Runs `act` while no other request changes this learner's log. What it wrote is durable when this
     * returns.
     */
    change: <Outcome>(learner: string, act: (locked: LockedReviews) => Promise<Outcome>) =>
      retrying(() =>
        db.transaction().execute(async (change) => {
          if ((await lockOf(change, learner)).length === 0) {
            await change
              .insertInto('review_logs')
              .values({ learner_id: learner })
              .onConflict((conflict) => conflict.doNothing())
              .execute()
            await lockOf(change, learner)
          }
          return act(lockedReviews(change, learner))
        }),
      ),
  }
}

export type LockedReviews = ReturnType<typeof lockedReviews>

function lockedReviews(change: Transaction<Database>, learner: string) {
  return {
    read: (since: number, limit: number) => read(change, learner, since, limit),

    /** The stored records with these ids. */
    same: async (ids: readonly string[]) => (await underIds(change, learner, ids)).map(reviewOf),

    /** Practice that came after a version, and the version of the last of it. */
    async practiceSince(given: number, limit: number) {
      const rows = await practiceSince(change, learner, given, limit)
      return {
        version: Number(rows.at(-1)?.version ?? given),
        practice: rows.map(({ id, record }) => practiceOf(id, record)),
        more: rows.length === limit,
      }
    },

    /**
     * Writes records, each under the next version, and up to which version the reviews have the practice. Returns the
     * newest version.
     */
    async write(newest: number, records: readonly ReviewRecord[], given: number): Promise<number> {
      const rows = records.map(({ id, review }, place) => ({ ...review, id, version: newest + place + 1 }))
      await writeReviews(change, learner, JSON.stringify(rows), newest + rows.length, given)
      return newest + rows.length
    },
  }
}

async function read(
  db: Kysely<Database>,
  learner: string,
  since: number,
  limit: number,
): Promise<ReviewPage> {
  const rows = await readSince(db, learner, since, limit + 1)
  const newest = Number(rows[0]?.newest ?? 0)
  const more = rows.length > limit
  const shown = rows.slice(0, limit)
  return {
    newest,
    given: Number(rows[0]?.given ?? 0),
    waiting: rows[0]?.waiting ?? false,
    version: more ? Number(shown.at(-1)?.version) : newest,
    more,
    records: shown.flatMap((row) => (row.id === null ? [] : [reviewOf(row)])),
  }
}
