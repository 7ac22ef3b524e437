import { type Kysely, sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Database } from '../db/schema.ts'
import { freshDatabase, openDatabase } from '../testing/start-app.ts'
import { coachStore } from './coach-store.ts'

/** Keeps an answer, and makes it some days old. */
async function keepAnswer(db: Kysely<Database>, key: string, days: number) {
  await coachStore(db).keepAnswer(key, `answer to ${key}`)
  await sql`update coach_answers set made_at = now() - make_interval(days => ${days}) where key = ${key}`.execute(
    db,
  )
}

describe('an answer of a service', () => {
  it.each([
    { days: 0, given: true },
    { days: 29, given: true },
    { days: 31, given: false },
  ])('that is $days days old is given again: $given', async ({ days, given }) => {
    const db = openDatabase(await freshDatabase())
    const key = `${days} days`
    await keepAnswer(db, key, days)
    expect(await coachStore(db).answerTo(key)).toBe(given ? `answer to ${key}` : undefined)
  })

  it('is deleted when it is older than thirty days and another one comes', async () => {
    const db = openDatabase(await freshDatabase())
    await keepAnswer(db, 'young', 29)
    await keepAnswer(db, 'old', 31)
    await coachStore(db).keepAnswer('new', 'an answer')
    const { rows } = await sql<{ key: string }>`
      select key from coach_answers where key in ('young', 'old') order by key`.execute(db)
    expect(rows).toEqual([{ key: 'young' }])
  })
})
