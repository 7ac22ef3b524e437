import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWeb } from './build-web.ts'
import { findChromium } from './test/find-chromium.ts'

/** `npm test`: rules, content and server by Vitest, then the journeys in a browser on the built app and the real server. */
type Count = { passed: number; failed: number }

const reports = mkdtempSync(join(tmpdir(), 'malayalam-test-'))
const vitestReport = join(reports, 'vitest.json')
const playwrightReport = join(reports, 'playwright.json')

try {
  const chromium = findChromium()
  await buildWeb()
  run([
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${vitestReport}`,
  ])
  run(['node_modules/@playwright/test/cli.js', 'test', '--config', 'apps/web/playwright.config.ts'], {
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport,
  })
  const counts = [countVitest(), countPlaywright()]
  const passed = counts.reduce((sum, count) => sum + count.passed, 0)
  const failed = counts.reduce((sum, count) => sum + count.failed, 0)
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  rmSync(reports, { recursive: true, force: true })
}

function run(args: string[], env: Record<string, string> = {}) {
  spawnSync(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } })
}

/** A suite that could not even start counts as one failure; so does a report that was never written. */
function countVitest(): Count {
  const report = read<{ numPassedTests: number; numFailedTests: number; success: boolean }>(vitestReport)
  if (!report) return { passed: 0, failed: 1 }
  const failed = report.success ? 0 : Math.max(report.numFailedTests, 1)
  return { passed: report.numPassedTests, failed }
}

function countPlaywright(): Count {
  const report = read<{ stats: { expected: number; unexpected: number; flaky: number }; errors: unknown[] }>(
    playwrightReport,
  )
  if (!report) return { passed: 0, failed: 1 }
  const { expected, unexpected, flaky } = report.stats
  return { passed: expected, failed: unexpected + flaky + report.errors.length }
}

function read<Report>(path: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Report
  } catch {
    return undefined
  }
}
