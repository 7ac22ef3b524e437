import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { quizStore } from '../quiz/quiz-store.ts'
import { freshDatabase, openDatabase } from '../testing/start-app.ts'
import { migrate } from './migrate.ts'

it('does nothing to a database that is up to date', async () => {
  const db = openDatabase(await freshDatabase())
  await migrate(db)
  expect(await quizStore(db).questions()).toEqual([])
})

it('keeps the table and the rows of an existing project, with any primary key', async () => {
  const db = openDatabase(await freshDatabase({ empty: true }))
  await sql`
    create table quiz_questions (
      id uuid primary key default gen_random_uuid(), created_at timestamptz default now(),
      question_text text, audio_path text, option_text text, is_correct boolean
    )`.execute(db)
  await sql`insert into quiz_questions (question_text, audio_path, option_text, is_correct)
    values ('അമ്മ', '/audio/amma.mp3', 'mother', true)`.execute(db)

  await migrate(db)
  expect(await quizStore(db).questions()).toEqual([
    {
      question_text: 'അമ്മ',
      audio_path: '/audio/amma.mp3',
      option_text: 'mother',
      is_correct: true,
      topic: null,
      help: null,
      position: null,
    },
  ])
})

it('keeps the learners of an existing project as they are, even usernames that are not unique', async () => {
  const db = openDatabase(await freshDatabase({ empty: true }))
  await sql`create table users (userid text primary key, name text, username text, "Email" text, created_at date)`.execute(
    db,
  )
  await sql`insert into users (userid, name, username, "Email") values
    ('6f1c3f43-3c0b-4f0e-8f57-0f2f3b7f4d10', 'Anna', 'Type Here', 'anna@example.org'),
    ('6f1c3f43-3c0b-4f0e-8f57-0f2f3b7f4d11', 'Binu', 'Type Here', 'binu@example.org')`.execute(db)

  await migrate(db)
  expect(
    await db.selectFrom('users').select(['name', 'username', 'Email']).orderBy('name').execute(),
  ).toEqual([
    { name: 'Anna', username: 'Type Here', Email: 'anna@example.org' },
    { name: 'Binu', username: 'Type Here', Email: 'binu@example.org' },
  ])
})

it('says in a sentence that the user may not make tables', async () => {
  const url = await freshDatabase({ empty: true })
  const admin = openDatabase(url)
  const reader = `reader_${process.pid}`
  await sql`create role ${sql.id(reader)} login password 'x'`.execute(admin)
  const locked = openDatabase(url.replace(/\/\/[^@]*@/, `//${reader}:x@`))
  await expect(migrate(locked)).rejects.toThrow(/^DATABASE_URL: this user may not make tables/)
  await locked.destroy()
  await sql`drop role ${sql.id(reader)}`.execute(admin)
})

it('starts on tables that a newer version has migrated further, and leaves them as they are', async () => {
  const db = openDatabase(await freshDatabase())
  const applied = () => sql`select name, timestamp from kysely_migration order by name`.execute(db)
  await sql`insert into kysely_migration (name, timestamp) values ('9998-next', '2030-01-01T00:00:00.000Z'), ('9999-last', '2030-01-01T00:00:00.000Z')`.execute(
    db,
  )
  const before = await applied()
  await migrate(db)
  expect(await applied()).toEqual(before)
})

it('refuses tables that another project’s migrations made', async () => {
  const db = openDatabase(await freshDatabase())
  await sql`insert into kysely_migration (name, timestamp) values ('0000-another', '2030-01-01T00:00:00.000Z')`.execute(
    db,
  )
  await expect(migrate(db)).rejects.toThrow('0000-another')
})

it('waits for a moment in which it gets its locks, and holds nobody else up', async () => {
  const url = await freshDatabase({ empty: true })
  const [db, other] = [openDatabase(url), openDatabase(url)]
  const columns = sql`question_text text, audio_path text, option_text text, is_correct boolean`
  await sql`create table quiz_questions (${columns})`.execute(db)
  await sql`create table users (userid text, "Email" text)`.execute(db)
  let migrated: Promise<void> | undefined
  // Locked in the opposite order to the migration, so that one of the two has to give way.
  await other.transaction().execute(async (holding) => {
    await sql`lock table users in access share mode`.execute(holding)
    migrated = migrate(db)
    const waiting = sql`select 1 from pg_locks where relation = 'users'::regclass and not granted`
    while ((await waiting.execute(holding)).rows.length === 0) await sleep(10)
    await sql`lock table quiz_questions in access share mode`.execute(holding)
  })
  await migrated
  expect(await quizStore(db).questions()).toEqual([])
})
