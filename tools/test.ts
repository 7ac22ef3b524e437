import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWeb } from './build-web.ts'
import { addCounts, type Count, readPlaywrightReport, readVitestReport } from './test/count.ts'
import { findChromium } from './test/find-chromium.ts'
import { readTestOptions } from './test/test-options.ts'

/**
 * `npm test`: rules, content and server by Vitest, then the journeys in a browser on the built app and the
 * real server. `--unit` and `--e2e` run one half, `--long` adds what takes long, and names run the files that
 * have them in their path: `npm test -- judge`.
 */
const { unit, journeys, long, unitFiles, journeyFiles } = readTestOptions(process.argv.slice(2))
const reports = mkdtempSync(join(tmpdir(), 'malayalam-test-'))
const environment = long ? { TEST_LONG: '1' } : {}

try {
  const counts = [...(unit ? [runUnitTests()] : []), ...(journeys ? [await runJourneys()] : [])]
  const { passed, failed, broken, flaky } = addCounts(counts)
  for (const name of flaky) console.log(`flaky: ${name}`)
  for (const failure of broken) console.log(`failed: ${failure}`)
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  rmSync(reports, { recursive: true, force: true })
}

function runUnitTests(): Count {
  const report = join(reports, 'vitest.json')
  run([
    'node_modules/vitest/vitest.mjs',
    'run',
    ...unitFiles,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ])
  return readVitestReport(report)
}

async function runJourneys(): Promise<Count> {
  const report = join(reports, 'playwright.json')
  const chromium = findChromium()
  await buildWeb()
  run(
    [
      'node_modules/@playwright/test/cli.js',
      'test',
      ...journeyFiles,
      '--config',
      'apps/web/playwright.config.ts',
    ],
    { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  )
  return readPlaywrightReport(report)
}

function run(args: string[], env: Record<string, string> = {}) {
  spawnSync(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...environment, ...env } })
}
