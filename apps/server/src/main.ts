import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { loadContent } from '@app/content'
import { pino } from 'pino'
import { createApp } from './app.ts'
import { checkReach, connect } from './db/connect.ts'
import { startEmbedded } from './db/embedded/start-embedded.ts'
import { migrate } from './db/migrate.ts'
import { seed } from './db/seed.ts'
import { listen } from './listen.ts'
import { loadPages } from './pages/load-pages.ts'
import { type DatabaseSetting, readSettings } from './settings.ts'
import { StartError } from './start-error.ts'

/** Makes the real things, in the order in which they need each other, and stops them the other way round. */

const root = fileURLToPath(new URL('../../../', import.meta.url))
const log = pino({ level: 'info' })
const report = (error: unknown, id?: string) => log.error({ err: error, id }, 'Something broke.')

type Closer = () => Promise<unknown>
const closers: Closer[] = []

/** Longest that stopping may take in all, whatever hangs. */
const stopPatience = 40_000

async function start() {
  const settings = readSettings(process.env, root)
  log.level = settings.logLevel

  const content = loadContent()
  const pages = loadPages(settings.pagesDir)
  const { version } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { version: string }

  const db = connect(await findDatabase(settings.database), report)
  closers.unshift(() => db.destroy())
  await migrate(db)
  await seed(db, content)

  const outside = {
    db,
    content,
    pages,
    version,
    proxies: settings.proxies,
    now: () => new Date(),
    report,
    log,
  }
  // The app needs to know the port that was taken; it is made before the first request is read.
  const { url, close } = await listen((request, bindings) => app.fetch(request, bindings), settings)
  closers.unshift(close)
  const app = createApp({ ...outside, publicUrl: settings.publicUrl ?? url })
  console.log(`Malayalam for All is at ${url}`)
}

async function findDatabase(setting: DatabaseSetting) {
  if (setting.kind === 'given') {
    await checkReach(setting.url)
    return { connectionString: setting.url }
  }
  const database = await startEmbedded({ dataDir: setting.dataDir, report })
  closers.unshift(database.stop)
  return database.connection
}

let stopping = false

/** A signal that arrives while the server still starts is obeyed when it has: half-started things cannot be stopped in order. */
async function stop(exitCode: number) {
  if (stopping) return
  stopping = true
  await Promise.allSettled([started])
  setTimeout(() => process.exit(1), stopPatience).unref()
  for (const closer of closers) await closer().catch(report)
  process.exit(exitCode)
}

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => stop(0))
process.on('uncaughtException', (error) => {
  report(error)
  stop(1)
})

const started = start()
started.catch((error: unknown) => {
  if (error instanceof StartError) console.error(error.message)
  else report(error)
  stop(1)
})
