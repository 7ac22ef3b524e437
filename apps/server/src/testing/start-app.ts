import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Kysely } from 'kysely'
import pg from 'pg'
import { pino } from 'pino'
import { inject, onTestFinished } from 'vitest'
import { createApp } from '../app.ts'
import { openClips } from '../audio/clip-library.ts'
import type { PlayedClip } from '../audio/played-clip.ts'
import { connect } from '../db/connect.ts'
import type { Database } from '../db/schema.ts'
import type { CaptionsPool } from '../outside/captions.ts'
import type { CoachModel } from '../outside/coach.ts'
import type { Content } from '../outside/content.ts'
import type { Outside } from '../outside/outside.ts'
import { loadPages } from '../pages/load-pages.ts'
import { openCaptionsPool } from '../video/captions-pool.ts'
import { startBackground } from '../workers/background.ts'
import { atEndOfFile } from './at-end-of-file.ts'

let made = 0

/**
 * The URL of a new database: a copy of the template, or an empty one. It is deleted at the end of the run.
 */
export async function freshDatabase({ empty = false } = {}): Promise<string> {
  const { url, template } = inject('databases')
  const name = `${template}_${process.pid}_${++made}`
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`create database ${name} template ${empty ? 'template0' : template}`)
  await client.end()
  return url.replace(/\/[^/]*$/, `/${name}`)
}

/** A pool on a database, closed when the test is over. */
export function openDatabase(url: string): Kysely<Database> {
  const db = connect({ connectionString: url }, fail)
  onTestFinished(() => db.destroy())
  return db
}

let shared: Kysely<Database> | undefined

/** Its worker starts only when a text is brought. */
let workers: CaptionsPool | undefined

atEndOfFile(async () => {
  await Promise.all([shared?.destroy(), workers?.close()])
  shared = undefined
  workers = undefined
})

/**
 * The whole server without listening. The tests of a file share a database, unless they bring one of their
 * own.
 */
export async function startApp(outside: Partial<Outside> = {}) {
  shared ??= connect({ connectionString: await freshDatabase() }, fail)
  workers ??= openCaptionsPool()
  const db = outside.db ?? shared
  const background = startBackground(outside.report ?? fail)
  const app = createApp({
    db,
    content: aContent(),
    clips: recordedClips({}),
    pages: await loadPages('/nowhere', 'http://localhost'),
    version: '1.2.3',
    publicUrl: 'http://localhost',
    proxies: 0,
    account: { secret: 'a secret for tests, of 32 characters', operators: [], social: {}, hashCost: cheap },
    mail: { send: async () => {} },
    mailArrives: true,
    captions: { settings: { provider: 'off' }, workers },
    coach: { model: aSilentCoach, dailyCredits: 50 },
    voice: { speak: async () => fail(new Error('Something was to be spoken.')) },
    background,
    now: () => new Date('2026-01-01T00:00:00Z'),
    report: fail,
    log: pino({ level: 'silent' }),
    countSecurity: () => {},
    ...outside,
  })
  const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers })
  return { app, db, get, settled: background.drain }
}

/** The cost of hashing a password in tests that are not about it: next to nothing. */
export const cheap = { N: 2, r: 8, p: 1 }

/** A coach that no test may ask. */
const aSilentCoach: CoachModel = {
  kind: 'built-in',
  identity: 'silent',
  chat: async () => fail(new Error('The coach was asked.')),
}

export function aContent(fields: Partial<Content> = {}): Content {
  return { fingerprint: 'first', topics: [], filmFiles: new Map(), ...fields }
}

/** Recorded clips, by their ids: none of them is made. */
export function recordedClips(files: Readonly<Record<string, { path: string; hash: string }>>) {
  const speaker = { kind: 'recorded', speaker: 'Asha Nair', licence: 'CC BY-SA 4.0' } as const
  const clips = Object.entries(files).map(([id, { path, hash }]): [string, PlayedClip] => [
    id,
    { source: 'recorded', version: hash, path, speaker },
  ])
  const never = async () => fail(new Error('A clip was to be made.'))
  return openClips({
    clips: new Map(clips),
    wordClips: async () => new Map(),
    folder: { read: never, keep: never },
    maker: { make: never },
  })
}

/**
 * A directory with these files that is deleted when the test is over. The user of PostgreSQL may pass through
 * it.
 */
export function aDirectory(files: Readonly<Record<string, string | Uint8Array>> = {}): string {
  const dir = mkdtempSync(join(tmpdir(), 'malayalam-test-'))
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
  chmodSync(dir, 0o711)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, path)), { recursive: true })
    writeFileSync(join(dir, path), text)
  }
  return dir
}

function fail(error: unknown): never {
  throw error
}
