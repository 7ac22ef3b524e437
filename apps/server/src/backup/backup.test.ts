import { existsSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { aDirectory, freshDatabase } from '../testing.ts'
import { connectBeside, runningDatabase, runServer, runTool } from '../testing-process.ts'

const run = (name: 'backup' | 'restore', file: string, settings: Record<string, string>) =>
  runTool(name, settings, file)

const password = 'a long enough password'

/** What a learner sees of themselves. */
async function seenBy(url: string, cookie: string) {
  const headers = { cookie, origin: url, 'content-type': 'application/json' }
  const session = (await (await fetch(`${url}/api/auth/get-session`, { headers })).json()) as {
    user: { id: string }
  } | null
  const none = { epoch: 0, userlevel: 1, results: [], words: [] }
  const body = JSON.stringify({ learner: session?.user.id, since: 0, progress: none })
  const progress = await fetch(`${url}/api/progress`, { method: 'POST', headers, body })
  const profile = await fetch(`${url}/api/profile`, { headers })
  return { session, profile: await profile.json(), progress: await progress.json() }
}

/** Somebody with an account, a profile, a result and words of every kind of letter. */
async function aLearnerAt(url: string) {
  const headers = { origin: url, 'content-type': 'application/json' }
  const email = 'asha@example.org'
  const signUp = await fetch(`${url}/api/auth/sign-up/email`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email, password }),
  })
  const { user } = (await signUp.json()) as { user: { id: string } }
  const cookie = signUp.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const word = { word: 'അമ്മ "\\\n\u{1f600}', meaning: "mother's", pronunciation: 'amma' }
  const result = { id: '000001-0123456789abcdef', topic: 'numbers', score: 40, questions: 20, mistakes: [] }
  const progress = {
    epoch: 0,
    userlevel: 3,
    results: [result],
    words: [{ id: '000002-0123456789abcdef', word }],
  }
  const body = JSON.stringify({ learner: user.id, since: 0, progress })
  const saved = await fetch(`${url}/api/progress`, { method: 'POST', headers: { ...headers, cookie }, body })
  expect(saved.status).toBe(200)
  const form = JSON.stringify({ name: 'ആശ', username: 'asha' })
  await fetch(`${url}/api/profile`, { method: 'PUT', headers: { ...headers, cookie }, body: form })
  await fetch(`${url}/api/waitlist`, { method: 'POST', headers, body: JSON.stringify({ email }) })
  expect((await fetch(`${url}/api/reports`, { method: 'POST', headers, body: aReport() })).status).toBe(200)
  return { cookie, id: user.id, email }
}

const aReport = () =>
  JSON.stringify({
    id: crypto.randomUUID(),
    kind: 'word',
    item: 'onam',
    shown: 'ഓണം',
    note: '"\\\n\u{1f600}',
    language: 'ml',
    version: '1.2.3',
  })

/** Every row of every table, as text: the same text is the same database. */
async function everything(client: pg.Client) {
  const { rows: tables } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'auth') and tablename not like 'kysely%' order by 1`,
  )
  const found: Record<string, string[]> = {}
  for (const { name } of tables) {
    const { rows } = await client.query<{ row: string }>(`select t::text as row from ${name} as t order by 1`)
    found[name] = rows.map(({ row }) => row)
  }
  const { rows: keys } = await client.query(
    `select conrelid::regclass::text as of, pg_get_constraintdef(oid) as key, convalidated
     from pg_constraint where connamespace in ('public'::regnamespace, 'auth'::regnamespace) order by 1, 2`,
  )
  return { ...found, keys }
}

async function connectTo(url: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return client
}

describe('backing up and restoring', () => {
  it('brings everything of a running server into a new DATA_DIR, and nothing that came later', async () => {
    const DATA_DIR = aDirectory()
    const server = runServer({ DATA_DIR })
    const url = await server.address()
    const learner = await aLearnerAt(url)
    const before = {
      seen: await seenBy(url, learner.cookie),
      all: await everything(await connectBeside(DATA_DIR)),
    }

    const file = join(aDirectory(), 'monday.backup')
    const rows = Object.values(before.all).flat().length - before.all.keys.length
    expect(await run('backup', file, { DATA_DIR })).toEqual({ code: 0, said: `${file} has ${rows} rows.\n` })
    expect(statSync(file).mode & 0o777).toBe(0o600)

    const headers = { cookie: learner.cookie, origin: url, 'content-type': 'application/json' }
    await fetch(`${url}/api/profile`, {
      method: 'PUT',
      headers,
      body: JSON.stringify({ name: 'Later', username: '' }),
    })
    await fetch(`${url}/api/auth/sign-out`, { method: 'POST', headers, body: '{}' })
    expect((await seenBy(url, learner.cookie)).session).toBeNull()
    server.child.kill('SIGTERM')
    await server.ended

    const restored = aDirectory()
    expect(await run('restore', file, { DATA_DIR: restored })).toEqual({
      code: 0,
      said: `${rows} rows are restored.\n`,
    })
    expect(runningDatabase(restored)).toBeUndefined()
    expect(statSync(join(restored, 'auth-secret')).mode & 0o777).toBe(0o600)
    const again = runServer({ DATA_DIR: restored })
    const newUrl = await again.address()
    expect(await everything(await connectBeside(restored))).toEqual(before.all)
    expect(await seenBy(newUrl, learner.cookie)).toEqual(before.seen)
    const signIn = await fetch(`${newUrl}/api/auth/sign-in/email`, {
      method: 'POST',
      headers: { origin: newUrl, 'content-type': 'application/json' },
      body: JSON.stringify({ email: learner.email, password }),
    })
    expect(signIn.status).toBe(200)
  })

  it('backs up a DATA_DIR whose server does not run, and moves it to another PostgreSQL', async () => {
    const DATA_DIR = aDirectory()
    const server = runServer({ DATA_DIR })
    await aLearnerAt(await server.address())
    const all = await everything(await connectBeside(DATA_DIR))
    server.child.kill('SIGTERM')
    await server.ended
    const file = join(aDirectory(), 'monday.backup')
    expect((await run('backup', file, { DATA_DIR })).code).toBe(0)
    expect(runningDatabase(DATA_DIR)).toBeUndefined()

    const DATABASE_URL = await freshDatabase({ empty: true })
    const settings = { DATABASE_URL, DATA_DIR: aDirectory() }
    expect((await run('restore', file, settings)).code).toBe(0)
    const client = await connectTo(DATABASE_URL)
    expect(await everything(client)).toEqual(all)
    // The next row that the database numbers collides with none.
    await client.query(
      `insert into quiz_questions (question_text, option_text, is_correct) values ('q', 'o', true)`,
    )
    await client.end()

    const second = join(aDirectory(), 'tuesday.backup')
    expect((await run('backup', second, settings)).code).toBe(0)
    expect(await run('restore', second, settings)).toMatchObject({
      code: 1,
      said: expect.stringMatching(/^The table \S+ has rows already: [^\n]+\.\n$/),
    })
  })

  it('restores nothing of a file that is damaged, is none, or is newer than the app', async () => {
    const DATA_DIR = aDirectory()
    const DATABASE_URL = await freshDatabase()
    const file = join(aDirectory(), 'monday.backup')
    const source = await connectTo(DATABASE_URL)
    await source.query(`insert into quiz_questions (question_text, option_text, is_correct)
      select md5(n::text), md5(n::text), true from generate_series(1, 5000) as n`)
    await source.end()
    expect((await run('backup', file, { DATABASE_URL, DATA_DIR })).code).toBe(0)
    const whole = readFileSync(file)
    const text = gunzipSync(whole).toString()

    const empty = await freshDatabase({ empty: true })
    const refusal = async () => (await run('restore', file, { DATABASE_URL: empty, DATA_DIR })).said
    truncateSync(file, Math.floor(whole.length / 2))
    expect(await refusal()).toBe(`${file} is not whole: nothing was restored.\n`)
    writeFileSync(file, gzipSync(text.split('\n').slice(0, -2).join('\n')))
    expect(await refusal()).toBe(`${file} is not whole: nothing was restored.\n`)
    writeFileSync(file, 'hello')
    expect(await refusal()).toBe(`${file} is no backup of this app.\n`)
    writeFileSync(file, gzipSync('hello\n'))
    expect(await refusal()).toBe(`${file} is no backup of this app.\n`)
    const lines = text.split('\n')
    const head = JSON.parse(lines[0] ?? '') as object
    writeFileSync(file, gzipSync(text.replace(/.*/, JSON.stringify({ ...head, migrations: undefined }))))
    expect(await refusal()).toBe(`${file} is no backup of this app.\n`)
    writeFileSync(file, gzipSync([lines[0], '{"question_text":"x"}', '1', ''].join('\n')))
    expect(await refusal()).toBe(`${file} is not whole: nothing was restored.\n`)
    writeFileSync(file, gzipSync(text.replace('0001-quiz-questions', '9999-later')))
    expect(await refusal()).toBe(
      `${file} was made by a newer version of the app: restore it with that one.\n`,
    )
    writeFileSync(file, gzipSync(text.replace('"option_text"', '"option_text","mark"')))
    expect(await refusal()).toMatch('public.quiz_questions has the column mark, which is not this app’s')

    const client = await connectTo(empty)
    expect((await client.query('select 1 from quiz_questions')).rowCount).toBe(0)
    await client.end()
    writeFileSync(file, whole)
    expect(await refusal()).toBe('5000 rows are restored.\n')
  })

  it('writes over no file, and leaves none that is not whole', async () => {
    const DATA_DIR = aDirectory()
    const file = join(aDirectory({ kept: 'precious' }), 'kept')
    const DATABASE_URL = await freshDatabase()
    expect(await run('backup', file, { DATABASE_URL, DATA_DIR })).toEqual({
      code: 1,
      said: `${file} is there already: choose another name.\n`,
    })
    expect(readFileSync(file, 'utf8')).toBe('precious')
    const other = `${file}.new`
    const nothing = await run('backup', other, {
      DATABASE_URL: await freshDatabase({ empty: true }),
      DATA_DIR,
    })
    expect(nothing).toEqual({
      code: 1,
      said: 'There is nothing to back up: no server has run on this database.\n',
    })
    expect([other, `${other}.part`].filter((path) => existsSync(path))).toEqual([])
    const nowhere = await run('backup', other, { DATA_DIR: join(DATA_DIR, 'nowhere') })
    expect(nowhere.said).toBe(`DATA_DIR ${DATA_DIR}/nowhere does not exist: there is nothing to back up.\n`)
  })
})
