import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromiumArgs } from '../../tools/test/find-chromium.ts'

const port = Number(process.env.E2E_PORT ?? 4173)

// The workers, which read this file too, inherit the folder: in it stand the mails that the server sends.
process.env.JOURNEYS_DIR ??= mkdtempSync(join(tmpdir(), 'malayalam-journeys-'))

/**
 * Journeys in which something could be lost: accounts, sync, offline, reset. A failure that comes and goes is
 * a fault there, so they are never run again. Any other journey that fails is run once more, and reported as
 * flaky if it passes then.
 */
const neverAgain =
  /\/(account[\w-]*|other-ways-in|provider-sign-in|progress|storage|review|device-file|offline|coach-offline|course-offline|kept-sound|new-version|server-gone|full-disk|closed-at-once|whole-journey|film-journey)\.test\.ts$/

/** The journeys run on the built app and the real server, with a database of their own. */
export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  projects: [
    { name: 'once', testMatch: neverAgain, retries: 0 },
    { name: 'again', testIgnore: neverAgain, retries: 1 },
  ],
  // `npm run test:long` adds the journeys that are tagged so.
  grepInvert: process.env.TEST_LONG ? [] : /@long/,
  timeout: 60_000,
  // How fast it is, the bench says: here two browsers share the machine with everything else.
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json']],
  outputDir: '../../.cache/playwright',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 360, height: 640 },
    // What a worker answers, a test cannot stand in for: only the journeys without a network let it work.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [...chromiumArgs, '--autoplay-policy=no-user-gesture-required'],
    },
  },
  webServer: {
    command: 'node tools/test/start-server.ts',
    cwd: '../..',
    // Behind a proxy, as in earnest: it says from where a learner comes.
    env: { PORT: String(port), HOST: '127.0.0.1', PROXIES: '1', JOURNEYS_DIR: process.env.JOURNEYS_DIR },
    url: `http://127.0.0.1:${port}/api/health`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
