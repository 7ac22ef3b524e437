import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  loadContentInChild,
  loadEnglishWordsInChild,
  loadLexiconInChild,
  masteringKey,
  masterWorker,
  speechWorker,
} from '@app/content/load-in-child-process'
import { pino } from 'pino'
import * as v from 'valibot'
import { encryptAnew } from './account/two-factor/encrypt-anew.ts'
import { createApp, routeOf } from './app.ts'
import { openClipFolder } from './audio/clip-folder.ts'
import { openClips } from './audio/clip-library.ts'
import { noClipMaker, openClipMaker } from './audio/clip-maker.ts'
import { keepStock } from './audio/keep-stock.ts'
import { makeCoach } from './coach/make-coach.ts'
import { openVoice } from './coach/voice.ts'
import { checkClock } from './db/check-clock.ts'
import { checkReach, onPool, openPool } from './db/connect.ts'
import { startEmbedded } from './db/embedded/start-embedded.ts'
import { migrate } from './db/migrate.ts'
import { errorForLog } from './errors/error-for-log.ts'
import { StartError } from './errors/start-error.ts'
import { listen } from './listen.ts'
import { makeMailer } from './mail/make-mailer.ts'
import { startMetrics } from './metrics/metrics.ts'
import { serveMetrics } from './metrics/serve-metrics.ts'
import { hasPages, loadPages, repack } from './pages/load-pages.ts'
import { readyPages } from './pages/ready-pages.ts'
import { trimDaily } from './reports/trim-daily.ts'
import { seed } from './seed.ts'
import { readSecret } from './settings/read-secret.ts'
import { readSettings, type Settings } from './settings/read-settings.ts'
import { openCaptionsPool } from './video/captions-pool.ts'
import { openOperatorVoice } from './voice/open-operator-voice.ts'
import { startBackground } from './workers/background.ts'

// Makes the real things, in the order in which they need each other, and stops them in the opposite order.

const Package = v.object({ version: v.string() })

const root = fileURLToPath(new URL('../../../', import.meta.url))
const log = pino({ level: 'info', serializers: { err: errorForLog } })
const report = (error: unknown, id?: string) => log.error({ err: error, id }, 'Something broke.')

type Closer = () => Promise<unknown>
const closers: Closer[] = []

/** In milliseconds: how long stopping may take in all, whatever hangs. */
const stopTimeLimit = 40_000

async function start() {
  const settings = readSettings(process.env, root)
  log.level = settings.logLevel
  if (settings.pages.kind === 'given' && !hasPages(settings.pages.dir))
    throw new StartError(`PAGES_DIR must be a folder of built pages, and ${settings.pages.dir} has none.`)

  const reading = loadContentInChild()
  closers.unshift(async () => reading.end())
  const { version } = v.parse(Package, JSON.parse(readFileSync(`${root}package.json`, 'utf8')))

  const pool = openPool(await findDatabase(settings), report)
  const db = onPool(pool)
  closers.unshift(() => db.destroy())
  await migrate(db)
  await checkClock(db, log, () => new Date())
  // An error in the content is thrown only here, because the database that starts meanwhile must be stopped
  // in order.
  const content = await reading.content
  await seed(db, content)

  const background = startBackground(report)
  closers.unshift(background.drain)
  // Background work may wait for the clips of words: on a busy machine that would outlast the time for stopping.
  closers.unshift(async () => reading.end())
  closers.unshift(trimDaily({ db, background }))
  const metrics = settings.metrics && startMetrics(pool, routeOf)
  if (metrics && settings.metrics) closers.unshift((await serveMetrics(metrics, settings.metrics)).close)
  const workers = openCaptionsPool()
  closers.unshift(workers.close)
  // Only the workers load the speech engine. Without them, nothing of it is loaded.
  const ours = settings.speech ? openVoice(speechWorker) : null
  if (ours) closers.unshift(ours.close)
  const stockMaker = settings.speech ? openClipMaker(speechWorker, report) : null
  const maker = stockMaker ?? noClipMaker
  closers.unshift(maker.close)
  const folder = openClipFolder(join(settings.dataDir, 'clips'), report)
  const { audio } = content
  const { wordClips } = reading
  const brought = openOperatorVoice(settings, {
    worker: masterWorker,
    mastering: masteringKey,
    played: async () => new Map([...audio, ...(await wordClips())]),
    ours,
    log,
    report,
  })
  closers.unshift(brought.close)
  const { operators, social } = settings
  const account = {
    ...{ secret: settings.authSecret ?? readSecret(settings.dataDir), operators, social },
    ...(settings.formerSecret && { formerSecret: settings.formerSecret }),
  }
  if (account.formerSecret) await encryptAnew(db, account)

  const coach = makeCoach(settings.coach, {
    topics: content.sentences,
    patterns: content.patterns,
    tables: content.translation,
    loadLexicon: loadLexiconInChild,
    loadEnglishWords: loadEnglishWordsInChild,
  })

  const outside = {
    db,
    coach,
    voice: brought.texts,
    account,
    background,
    mailArrives: settings.smtpUrl !== undefined,
    captions: { settings: settings.captions, workers },
    content,
    clips: openClips({ clips: audio, wordClips, folder, maker, voice: brought.clips }),
    version,
    proxies: settings.proxies,
    now: () => new Date(),
    report,
    log,
    countSecurity: metrics?.countSecurity ?? (() => {}),
  }
  const { url, close } = await listen(
    async (url) => {
      const publicUrl = settings.publicUrl ?? url
      const pages = await loadPages(settings.pages.dir, publicUrl, settings.contact)
      background.start(() => repack(pages, () => stopping))
      const mailer = makeMailer(settings, publicUrl, log)
      const mail = metrics?.counting(mailer) ?? mailer
      const { fetch } = createApp({ ...outside, mail, pages, publicUrl })
      return { fetch, ready: readyPages(pages) }
    },
    { ...settings, report, metrics },
  )
  closers.unshift(close)
  console.log(`Malayalam for All is at ${url}`)
  if (!stockMaker) return
  background.start(async () => {
    const words = await wordClips().catch((error: unknown) => {
      if (!stopping) throw error
    })
    if (!words) return
    const clips = new Map([...audio, ...words])
    await keepStock({ clips, folder, maker: stockMaker, log, isStopping: () => stopping }, settings.clips)
  })
}

async function findDatabase({ database: setting, dataDir }: Settings) {
  if (setting.kind === 'given') {
    await checkReach(setting.url)
    return { connectionString: setting.url }
  }
  const database = await startEmbedded({ dataDir, report })
  closers.unshift(database.stop)
  return database.connection
}

let stopping = false

/**
 * A signal during the start is obeyed when the server has started: an incomplete start cannot be stopped in
 * order.
 */
async function stop(exitCode: number) {
  if (stopping) return
  stopping = true
  await Promise.allSettled([started])
  setTimeout(() => process.exit(1), stopTimeLimit).unref()
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
