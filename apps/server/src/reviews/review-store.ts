import type { Review, ReviewRecord } from '@app/learning/review'
import type { Kysely, Transaction } from 'kysely'
import { prepared } from '../db/prepared.ts'
import { retrying } from '../db/retrying.ts'
import type { Database } from '../db/schema.ts'

/**
 * Records that came after a version, the version of the last of them, whether there are more, and the newest
 * version of all.
 */
export type ReviewPage = { newest: number; version: number; more: boolean; records: ReviewRecord[] }

type Row = { id: string; word: string | null } & { card: Review['card']; grade: Review['grade'] } & {
  at: string
  took: number
}

type ReadRow = { newest: string; version: string | null } & (Row | { id: null })

const lockOf = prepared<{ version: string }>(
  'select version from review_logs where learner_id = $1 for update',
)

const readSince = prepared<ReadRow>(`
  select log.version as newest, review.id, review.version, review.word, review.card, review.grade, review.at, review.took
  from review_logs as log left join lateral (
    select id, version, word, card, grade, at, took from reviews
    where learner_id = log.learner_id and version > $2
    order by version limit $3
  ) as review on true
  where learner_id = $1
  order by review.version`)

const underIds = prepared<Row>(`
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
  update review_logs set version = $3 where learner_id = $1`)

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
    same: async (ids: readonly string[]) => (await underIds(change, learner, ids)).map(recordOf),

    /** Writes records, each under the next version. */
    async write(newest: number, records: readonly ReviewRecord[]) {
      const rows = records.map(({ id, review }, place) => ({ ...review, id, version: newest + place + 1 }))
      await writeReviews(change, learner, JSON.stringify(rows), newest + rows.length)
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
    version: more ? Number(shown.at(-1)?.version) : newest,
    more,
    records: shown.flatMap((row) => (row.id === null ? [] : [recordOf(row)])),
  }
}

/** With the fields in the order of the schema. */
function recordOf({ id, word, card, grade, at, took }: Row): ReviewRecord {
  return { id, review: word === null ? null : { word, card, grade, at: Number(at), took } }
}
