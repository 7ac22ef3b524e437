import { readFileSync } from 'node:fs'

/** The result of a run. `flaky` names the journeys that failed first and passed when they were run again. */
export type Count = { passed: number; failed: number; flaky: string[] }

export function addCounts(counts: readonly Count[]): Count {
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failed: counts.reduce((sum, { failed }) => sum + failed, 0),
    flaky: counts.flatMap(({ flaky }) => flaky),
  }
}

/** A suite that could not start counts as one failure, and so does a missing report. */
export function readVitestReport(path: string): Count {
  const report = readReport<{ numPassedTests: number; numFailedTests: number; success: boolean }>(path)
  if (!report) return notWritten
  const failed = report.success ? 0 : Math.max(report.numFailedTests, 1)
  return { passed: report.numPassedTests, failed, flaky: [] }
}

type Suite = { suites?: Suite[]; specs?: Spec[] }
type Spec = { file: string; title: string; tests: { status: string }[] }
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number }
  errors: unknown[]
  suites: Suite[]
}

/** A flaky journey counts as passed. It is named, so that it is corrected before it fails again. */
export function readPlaywrightReport(path: string): Count {
  const report = readReport<PlaywrightReport>(path)
  if (!report) return notWritten
  const { expected, unexpected, flaky } = report.stats
  return {
    passed: expected + flaky,
    failed: unexpected + report.errors.length,
    flaky: report.suites
      .flatMap(specsOf)
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ file, title }) => `${file} › ${title}`),
  }
}

const specsOf = ({ suites = [], specs = [] }: Suite): Spec[] => [...specs, ...suites.flatMap(specsOf)]

const notWritten: Count = { passed: 0, failed: 1, flaky: [] }

function readReport<Report>(path: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Report
  } catch {
    return undefined
  }
}
