import { existsSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { connect } from '../db/connect.ts'
import { startEmbedded } from '../db/embedded/start-embedded.ts'
import { migrate } from '../db/migrate.ts'
import { readSettings } from '../settings/read-settings.ts'
import { aLearner } from '../testing/learners.ts'
import { connectBeside, runningDatabase, runServer, runTool } from '../testing/processes.ts'
import { aDirectory, freshDatabase, startApp } from '../testing/start-app.ts'
import { backUp } from './back-up.ts'
import { restore } from './restore.ts'

type Given = Record<string, string>

/** The tools themselves; what they do with a file is the same in this process, where they need not be started. */
const run = (name: 'backup' | 'restore', file: string, settings: Given) => runTool(name, settings, file)
const backUpInto = (file: string, settings: Given) => backUp(readSettings(settings, '/'), file)
const restoreFrom = (file: string, settings: Given) => restore(readSettings(settings, '/'), file)

const password = 'a long enough password'

/** What a learner sees of their own data. */
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

/** A learner with an account, a profile, a result, and words with every kind of letter. */
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

/** Every row of every table, as text. Equal text means equal databases. */
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
  it('copies everything of a running server into a new DATA_DIR, and nothing that came later', async () => {
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

  it('backs up a DATA_DIR without a running server, and moves it to another PostgreSQL', async () => {
    const DATA_DIR = aDirectory()
    const own = await startEmbedded({ dataDir: DATA_DIR, report: () => {}, durable: false })
    const db = connect(own.connection, () => {})
    await migrate(db)
    const learner = await aLearner(await startApp({ db }))
    expect((await learner.put('/api/profile', { name: 'ആശ', username: 'asha' })).status).toBe(200)
    const all = await everything(await connectBeside(DATA_DIR))
    await db.destroy()
    await own.stop()
    const file = join(aDirectory(), 'monday.backup')
    await backUpInto(file, { DATA_DIR })
    expect(runningDatabase(DATA_DIR)).toBeUndefined()

    const DATABASE_URL = await freshDatabase({ empty: true })
    const settings = { DATABASE_URL, DATA_DIR: aDirectory() }
    await restoreFrom(file, settings)
    const client = await connectTo(DATABASE_URL)
    expect(await everything(client)).toEqual(all)
    // The next number from the database is not in use.
    await client.query(
      `insert into quiz_questions (question_text, option_text, is_correct) values ('q', 'o', true)`,
    )
    await client.end()

    const second = join(aDirectory(), 'tuesday.backup')
    await backUpInto(second, settings)
    await expect(restoreFrom(second, settings)).rejects.toThrow(/^The table \S+ has rows already: [^\n]+\.$/)
  })

  it('restores nothing from a file that is damaged, is not a backup, or is newer than the app', async () => {
    const DATA_DIR = aDirectory()
    const DATABASE_URL = await freshDatabase()
    const file = join(aDirectory(), 'monday.backup')
    const source = await connectTo(DATABASE_URL)
    await source.query(`insert into quiz_questions (question_text, option_text, is_correct)
      select md5(n::text), md5(n::text), true from generate_series(1, 5000) as n`)
    await source.end()
    await backUpInto(file, { DATABASE_URL, DATA_DIR })
    const whole = readFileSync(file)
    const text = gunzipSync(whole).toString()

    const empty = await freshDatabase({ empty: true })
    const restoring = () => restoreFrom(file, { DATABASE_URL: empty, DATA_DIR })
    const refusal = () =>
      restoring().then(
        () => expect.unreachable('It was restored.'),
        (error: Error) => error.message,
      )
    truncateSync(file, Math.floor(whole.length / 2))
    expect(await refusal()).toBe(`${file} is not whole: nothing was restored.`)
    writeFileSync(file, gzipSync(text.split('\n').slice(0, -2).join('\n')))
    expect(await refusal()).toBe(`${file} is not whole: nothing was restored.`)
    writeFileSync(file, 'hello')
    expect(await refusal()).toBe(`${file} is no backup of this app.`)
    writeFileSync(file, gzipSync('hello\n'))
    expect(await refusal()).toBe(`${file} is no backup of this app.`)
    const lines = text.split('\n')
    const head = JSON.parse(lines[0] ?? '') as object
    writeFileSync(file, gzipSync(text.replace(/.*/, JSON.stringify({ ...head, migrations: undefined }))))
    expect(await refusal()).toBe(`${file} is no backup of this app.`)
    writeFileSync(file, gzipSync([lines[0], '{"question_text":"x"}', '1', ''].join('\n')))
    expect(await refusal()).toBe(`${file} is not whole: nothing was restored.`)
    writeFileSync(file, gzipSync(text.replace('0001-quiz-questions', '9999-later')))
    expect(await refusal()).toBe(`${file} was made by a newer version of the app: restore it with that one.`)
    writeFileSync(file, gzipSync(text.replace('"option_text"', '"option_text","mark"')))
    expect(await refusal()).toMatch('public.quiz_questions has the column mark, which is not this app’s')

    const client = await connectTo(empty)
    expect((await client.query('select 1 from quiz_questions')).rowCount).toBe(0)
    await client.end()
    writeFileSync(file, whole)
    expect(await restoring()).toBe(5000)
  })

  it('overwrites no file, and leaves no incomplete one', async () => {
    const DATA_DIR = aDirectory()
    const file = join(aDirectory({ kept: 'precious' }), 'kept')
    const DATABASE_URL = await freshDatabase()
    expect(await run('backup', file, { DATABASE_URL, DATA_DIR })).toEqual({
      code: 1,
      said: `${file} is there already: choose another name.\n`,
    })
    expect(readFileSync(file, 'utf8')).toBe('precious')
    const other = `${file}.new`
    const nothing = { DATABASE_URL: await freshDatabase({ empty: true }), DATA_DIR }
    await expect(backUpInto(other, nothing)).rejects.toThrow(
      'There is nothing to back up: no server has run on this database.',
    )
    expect([other, `${other}.part`].filter((path) => existsSync(path))).toEqual([])
    await expect(backUpInto(other, { DATA_DIR: join(DATA_DIR, 'nowhere') })).rejects.toThrow(
      `DATA_DIR ${DATA_DIR}/nowhere does not exist: there is nothing to back up.`,
    )
  })
})
