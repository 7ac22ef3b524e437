import { topicKeys } from '@app/learning/levels'
import { aQuestion } from '@app/learning/testing'
import { type Kysely, sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { migrate } from './db/migrate.ts'
import type { Database } from './db/schema.ts'
import { quizStore } from './quiz/quiz-store.ts'
import { seed } from './seed.ts'
import { freshDatabase, openDatabase } from './testing/start-app.ts'

const questions = (prefix: string, count = 10) =>
  Array.from({ length: count }, (_, at) => aQuestion({ id: `${prefix}-${at}`, text: `${prefix} ${at}` }))

const content = (fingerprint: string, prefix = fingerprint) => ({
  fingerprint,
  topics: topicKeys.map((key) => ({ key, questions: questions(prefix) })),
})

let url: string
let db: Kysely<Database>

beforeEach(async () => {
  url = await freshDatabase()
  db = openDatabase(url)
})

const ids = async () =>
  (await db.selectFrom('quiz_questions').select('id').orderBy('id').execute()).map(({ id }) => id)

describe('seed', () => {
  it('fills the table', async () => {
    expect(await seed(db, content('a'))).toBe(true)
    expect(await ids()).toHaveLength(27 * 10 * 4)
  })

  it('changes nothing when the content is the same as last time', async () => {
    await seed(db, content('a'))
    const before = await ids()
    expect(await seed(db, content('a'))).toBe(false)
    expect(await ids()).toEqual(before)
  })

  it('replaces its own rows when the content has changed, and no others', async () => {
    await seed(db, content('a'))
    const legacy = { question_text: 'legacy', audio_path: null, option_text: 'x', is_correct: true }
    const theirs = { ...legacy, topic: 'travel' }
    await db
      .insertInto('quiz_questions')
      .values([legacy, theirs].map((row) => ({ ...row })))
      .execute()

    expect(await seed(db, content('b'))).toBe(true)
    const rows = await quizStore(db).questions()
    expect(rows.filter(({ question_text }) => question_text.startsWith('a '))).toEqual([])
    expect(rows.filter(({ question_text }) => question_text.startsWith('b '))).toHaveLength(27 * 10 * 4)
    expect(rows.slice(-2).map(({ question_text, topic }) => [question_text, topic])).toEqual([
      ['legacy', null],
      ['legacy', 'travel'],
    ])
  })

  it('deletes a topic from the table when the content has it no more', async () => {
    await seed(db, content('a'))
    await seed(db, { fingerprint: 'b', topics: [{ key: 'family', questions: questions('b', 2) }] })
    expect(await ids()).toHaveLength(8)
  })

  it('leaves the old rows when it fails in the middle', async () => {
    await seed(db, content('a'))
    const before = await ids()
    const broken = aQuestion({ text: 'nul \0 is no text for PostgreSQL' })
    await expect(
      seed(db, {
        fingerprint: 'b',
        topics: [{ key: 'family', questions: [...questions('b', 300), broken] }],
      }),
    ).rejects.toThrow()
    expect(await ids()).toEqual(before)
    expect(await seed(db, content('a'))).toBe(false)
  })

  it('writes once when six processes start on a new database at the same moment', async () => {
    const empty = await freshDatabase({ empty: true })
    const starts = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const own = openDatabase(empty)
        await migrate(own)
        return seed(own, content('a'))
      }),
    )
    const own = openDatabase(empty)
    // One may write the questions, and another the films.
    expect(starts).toContain(true)
    const count = 27 * 10 * 4
    expect(await quizStore(own).questions()).toHaveLength(count)
    // If rows were written twice, more numbers would be used up.
    const { rows } = await sql<{ last: string }>`select max(id) as last from quiz_questions`.execute(own)
    expect(Number(rows[0]?.last)).toBe(count)
    expect(await seed(own, content('a'))).toBe(false)
  })
})
