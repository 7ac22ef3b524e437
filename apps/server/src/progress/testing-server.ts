import { pino } from 'pino'
import { createApp } from '../app.ts'
import { connect } from '../db/connect.ts'
import { listen } from '../listen.ts'
import { loadPages } from '../pages/load-pages.ts'
import { readSettings } from '../settings.ts'

/** The server as a process of its own that may be killed, but that believes each request who its learner is. */

const { host, port, database } = readSettings(process.env, '/nowhere')
if (database.kind !== 'given') throw new Error('DATABASE_URL is not set.')

const log = pino({ level: 'warn' })
const report = (error: unknown) => log.error(error)
const app = createApp({
  db: connect({ connectionString: database.url }, report),
  content: { fingerprint: 'none', topics: [], audio: new Map() },
  pages: loadPages('/nowhere'),
  version: '1.2.3',
  publicUrl: 'http://localhost',
  proxies: 0,
  learnerOf: async (request) => request.headers.get('x-learner') ?? undefined,
  now: () => new Date(),
  report,
  log,
})
const { url } = await listen((request) => app.fetch(request), { host, port })
process.stdout.write(`The server is at ${url}\n`)
